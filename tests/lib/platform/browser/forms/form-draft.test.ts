// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { restoreFormDraft, saveFormDraft } from "#lib/platform/browser/forms/form-draft.ts";

let form: HTMLFormElement;
beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<form><input name="text"></form>';
  form = document.forms[0] as HTMLFormElement;
});
const field = () => form.elements.namedItem("text") as HTMLInputElement;

test("what was typed is there again in the same form", () => {
  saveFormDraft(form, { text: "Brot" });
  restoreFormDraft(form);
  expect(field().value).toBe("Brot");
});

test.each(["{", "null", "1", '{"form":"/ ","at":1e15}', '{"form":"/","values":null,"at":1e15}'])(
  "stored %s is ignored",
  (stored) => {
    saveFormDraft(form, { text: "Brot" });
    const { form: key } = JSON.parse(sessionStorage.getItem("formDraft") ?? "{}");
    sessionStorage.setItem("formDraft", stored.replace(/"form":"[^"]*"/, `"form":${JSON.stringify(key)}`));
    restoreFormDraft(form);
    expect(field().value).toBe("");
  },
);
