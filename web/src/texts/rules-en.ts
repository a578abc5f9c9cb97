import septentrick from "$texts/en/septentrick-rules.ftl?raw";
import titanic from "$texts/en/titanic-rules.ftl?raw";

export default [titanic, septentrick].join("\n");
