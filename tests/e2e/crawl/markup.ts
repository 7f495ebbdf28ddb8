import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { stripFlightData } from "#tests/e2e/support/html.ts";
import { isPersonal } from "./head.ts";
import type { Visit } from "./visit.ts";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended"],
    rules: {
      // Valid HTML in the style of React: camel case, <br/>, async="".
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "void-style": "off",
      // Ids of React begin with an underscore, which HTML allows.
      "valid-id": ["error", { relaxed: true }],
      // Checkboxes of a group share a name.
      "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
      // A select element cannot filter by typed text.
      "prefer-native-element": ["error", { exclude: ["listbox"] }],
      // Aspect ratio and placeholder differ per picture.
      "no-inline-style": "off",
    },
  }),
);

// React renders forms of server actions with an empty action, which means the page itself.
const emptyAction = / action=""/g;

/** Lists invalid HTML. */
export async function checkMarkup({ path, answer }: Visit): Promise<string[]> {
  const { results } = await validator.validateString(stripFlightData(answer.text).replace(emptyAction, ""), path);
  // Only search results cut a long title.
  const isWanted = ({ ruleId }: { ruleId: string }) => ruleId !== "long-title" || !isPersonal(path);
  return results.flatMap(({ messages }) =>
    messages.filter(isWanted).map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
}
