import septentrick from "$texts/de/septentrick-rules.ftl?raw";
import titanic from "$texts/de/titanic-rules.ftl?raw";

export default [titanic, septentrick].join("\n");
