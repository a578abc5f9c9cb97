export { default as Curtain } from "./Curtain.svelte";
export { default as Table } from "./SeptentrickTable.svelte";
export { default as Card } from "./drawings/SeaCard.svelte";
