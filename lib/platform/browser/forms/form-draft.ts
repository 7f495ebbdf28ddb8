import { currentTimeMs } from "#lib/platform/time/clock.ts";

/** What was typed into a form that could not be sent before its user has left the page. */
export interface FormDraft {
  /** The form it belongs to. */
  form: string;
  /** Names and values, in the order of the form. A name may be there several times. */
  entries: readonly (readonly [name: string, value: string])[];
  /** Who has typed it; null for a signed-out reader. */
  userId: string | null;
  at: number;
}

/** Holds at most one draft, in this tab. */
const storageKey = "formDraft";
/** Enough to set a new password and to sign in with it. */
const maxAgeMs = 3_600_000;

/** Never kept, beside files and what stands in a field for a password. */
const secretNames: ReadonlySet<string> = new Set(["password", "current", "token", "key"]);
/** Hidden fields that say what a form changes; others hold what was chosen. */
const identifyingNames = new Set([
  "id",
  "item",
  "itemId",
  "kind",
  "type",
  "plan",
  "feed",
  "date",
  "report",
  "objection",
  "targetId",
  "session",
  "provider",
  "which",
]);

/**
 * Keeps what was typed for the same form of the same page, in this tab, for an hour. A form in
 * which nothing can be typed keeps nothing.
 *
 * @param fields the names that the form fills in
 */
export function saveFormDraft(
  form: HTMLFormElement,
  fields: readonly string[],
  { data, userId }: { data: FormData; userId: string | null },
): void {
  const entries = [...data].filter((entry): entry is [string, string] => isKept(form, entry));
  if (!showsSome(form, entries)) return;
  const draft: FormDraft = { form: toFormKey(form, fields), entries, userId, at: currentTimeMs() };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Without storage no page is reloaded for its user, see `callAction`.
  }
}

/**
 * The kept texts of a form; null when there are none, or they are too old. A form that only has a
 * button gets none: on its page it may look like the one that they were typed into.
 */
export function findFormDraft(form: HTMLFormElement, fields: readonly string[]): FormDraft | null {
  const draft = readDraft();
  return draft?.form === toFormKey(form, fields) && showsSome(form, draft.entries) ? draft : null;
}

/** Types the kept texts into the fields of a form. Hidden fields are those of the page. */
export function fillForm(form: HTMLFormElement, { entries }: Pick<FormDraft, "entries">): void {
  const left = [...entries];
  for (const control of listControls(form)) {
    if (isSecret(control)) continue;
    if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) {
      const isChecked = entries.some(([name, value]) => name === control.name && value === control.value);
      // A click, because React listens to nothing else.
      if (control.checked !== isChecked) control.click();
      continue;
    }
    // Each of several fields with the same name gets its own value.
    const index = left.findIndex(([name]) => name === control.name);
    const [entry] = index < 0 ? [] : left.splice(index, 1);
    if (entry && control.type !== "hidden") setValue(control, entry[1]);
  }
}

/**
 * Sends restored texts with the version that they were typed on: a change of another person since
 * is a conflict, and is not overwritten. The field cannot tell, because its page has that change.
 */
export function keepVersion(data: FormData, { entries }: Pick<FormDraft, "entries">): void {
  const version = entries.find(([name]) => name === "version")?.[1];
  if (version !== undefined && data.has("version")) data.set("version", version);
}

/** Removes what is kept for a form. */
export function removeFormDraft(form: HTMLFormElement, fields: readonly string[]): void {
  if (findFormDraft(form, fields)) dropFormDraft();
}

/** Removes what is kept for any form, as when its user signs out. */
export function dropFormDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage nothing is kept.
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function listControls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>("input[name], textarea[name], select[name]")].filter(
    ({ name }) => !name.startsWith("$"),
  );
}

function showsSome(form: HTMLFormElement, entries: FormDraft["entries"]): boolean {
  const visible = listControls(form).filter(({ type }) => type !== "hidden");
  return visible.some((control) => entries.some(([name]) => name === control.name));
}

/** A password stays one while the browser shows it. */
function isSecret(control: Control): boolean {
  return control.type === "password" || control.type === "file" || /password/.test(control.autocomplete);
}

function isKept(form: HTMLFormElement, [name, value]: [string, FormDataEntryValue]): boolean {
  if (typeof value !== "string" || name.startsWith("$") || secretNames.has(name)) return false;
  return !listControls(form).some((control) => control.name === name && isSecret(control));
}

/** Sets a value so that React, which replaces the setter of each field, hears of it. */
function setValue(control: Control, value: string): void {
  if (control.value === value) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  if (set) set.call(control, value);
  else control.value = value;
  const type = control instanceof HTMLSelectElement ? "change" : "input";
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

function readDraft(): FormDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    const { form, entries, userId, at } = Object(stored) as FormDraft;
    const isDraft = typeof form === "string" && Array.isArray(entries) && entries.every(isEntry);
    return isDraft && currentTimeMs() - at < maxAgeMs ? { form, entries, userId, at } : null;
  } catch {
    return null;
  }
}

function isEntry(entry: unknown): entry is FormDraft["entries"][number] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "string");
}

/** The page, the fields of the form, and what says which entry it changes. */
function toFormKey(form: HTMLFormElement, fields: readonly string[]): string {
  const hidden = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")];
  const entry = hidden.filter(({ name }) => identifyingNames.has(name)).map(({ name, value }) => `${name}=${value}`);
  return [window.location.pathname, fields.join(), ...entry.sort()].join(" ");
}
