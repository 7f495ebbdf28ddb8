import { currentTimeMs } from "#lib/platform/time/clock.ts";

/** What was typed into a form of a page that is being reloaded. There is at most one. */
interface FormDraft {
  /** The form it belongs to. */
  form: string;
  values: Record<string, string>;
  at: number;
}

const storageKey = "formDraft";
const maxAgeMs = 600_000;

/** Keeps typed texts for the same form of the same page, in this tab, for ten minutes. */
export function saveFormDraft(form: HTMLFormElement, values: Record<string, string>): void {
  const draft: FormDraft = { form: toFormKey(form), values, at: currentTimeMs() };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Without storage no page is reloaded for its user, see `callAction`.
  }
}

/**
 * Types the kept texts into the form, as often as it is opened: a dialog resets its form with each
 * opening.
 */
export function restoreFormDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  if (draft?.form !== toFormKey(form)) return;
  for (const [name, value] of Object.entries(draft.values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
  }
}

export function removeFormDraft(form: HTMLFormElement): void {
  if (readDraft()?.form === toFormKey(form)) sessionStorage.removeItem(storageKey);
}

function readDraft(): FormDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    const { form, values, at } = Object(stored) as FormDraft;
    const isDraft = typeof form === "string" && typeof values === "object" && values !== null;
    return isDraft && currentTimeMs() - at < maxAgeMs ? { form, values, at } : null;
  } catch {
    return null;
  }
}

/** The page, and the hidden fields but for those of React, which name what the form changes. */
function toFormKey(form: HTMLFormElement): string {
  const hidden = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")];
  const fields = hidden.filter(({ name }) => !name.startsWith("$")).map(({ name, value }) => `${name}=${value}`);
  return [window.location.pathname, ...fields.sort()].join(" ");
}
