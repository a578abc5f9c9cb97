/** What the client says in this language. */

const files = import.meta.glob<string>("$texts/de/{common,*-names,web,web-*}.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(files).join("\n");
