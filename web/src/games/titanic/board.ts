export { default as Table } from "./TitanicTable.svelte";
export { default as Card } from "./drawings/AnyCard.svelte";
