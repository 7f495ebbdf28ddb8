import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { withoutData } from "../support/document.ts";
import type { Visit } from "./visit.ts";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended"],
    rules: {
      // How React writes what is the same to every browser: camel case, <br/>, async="".
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "void-style": "off",
      // React's own ids begin with an underscore, which HTML allows.
      "valid-id": ["error", { relaxed: true }],
      // Of a group of boxes several may be ticked; they share a name.
      "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
      // A select cannot follow what is typed.
      "prefer-native-element": ["error", { exclude: ["listbox"] }],
      // Proportions and placeholders of pictures are known per picture.
      "no-inline-style": "off",
    },
  }),
);

// React gives forms that send to a server action an empty address, which every browser takes for the page itself.
const emptyAction = / action=""/g;

/** What is wrong with the HTML itself. */
export async function examineMarkup({ path, answer }: Visit): Promise<string[]> {
  const { results } = await validator.validateString(withoutData(answer.text).replace(emptyAction, ""), path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
}
