import septentrick from "$texts/fr/septentrick-rules.ftl?raw";
import titanic from "$texts/fr/titanic-rules.ftl?raw";

export default [titanic, septentrick].join("\n");
