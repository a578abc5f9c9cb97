export { default as Table } from "./TitanicTable.svelte";
