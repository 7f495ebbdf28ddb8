// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  dropFormDraft,
  fillForm,
  findFormDraft,
  keepVersion,
  saveFormDraft,
} from "#lib/platform/browser/forms/form-draft.ts";

const fields = ["text", "topic", "terms"];

let form: HTMLFormElement;
const content = `
  <form>
    <input type="hidden" name="id" value="a1"><input type="hidden" name="version" value="3">
    <input type="hidden" name="$ACTION_KEY" value="k"><input type="hidden" name="token" value="secret">
    <input name="text"><textarea name="note"></textarea><input name="row"><input name="row">
    <select name="topic"><option>a</option><option>b</option></select>
    <input type="checkbox" name="terms" value="on" checked><input type="checkbox" name="tag" value="1">
    <input type="radio" name="kind" value="x" checked><input type="radio" name="kind" value="y">
    <input type="password" name="secret"><input name="shown" autocomplete="new-password">
    <input type="file" name="picture">
  </form>`;

function open(html = content): void {
  document.body.innerHTML = html;
  form = document.forms[0] as HTMLFormElement;
}
beforeEach(() => {
  sessionStorage.clear();
  open();
});
afterEach(() => void vi.useRealTimers());

const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
const save = (userId: string | null = null) => saveFormDraft(form, fields, { data: new FormData(form), userId });
const valuesOf = () => [...new FormData(form)].filter(([, value]) => typeof value === "string");
const draft = () => findFormDraft(form, fields);

test("what was typed is there again in the same form: texts, choices and marks", () => {
  field("text").value = "Brot";
  field("note").value = "Zeile 1\nZeile 2";
  for (const [index, row] of [...form.querySelectorAll<HTMLInputElement>("[name=row]")].entries()) {
    row.value = `Reihe ${index}`;
  }
  field("topic").value = "b";
  for (const name of ["terms", "tag"]) field(name).click();
  form.querySelector<HTMLInputElement>("[value=y]")?.click();
  const typed = valuesOf();
  save("u1");
  open();
  expect(valuesOf()).not.toEqual(typed);
  fillForm(form, draft() ?? { entries: [] });
  expect(valuesOf()).toEqual(typed);
  expect(draft()?.userId).toBe("u1");
});

test("passwords, tokens and files are never kept", () => {
  for (const name of ["secret", "shown"]) field(name).value = "geheim";
  field("text").value = "Brot";
  save();
  expect(sessionStorage.getItem("formDraft")).toContain("Brot");
  expect(sessionStorage.getItem("formDraft")).not.toMatch(/geheim|secret|shown|picture|ACTION/);
});

test("the texts are sent with the version that they were typed on", () => {
  save();
  open(content.replace('value="3"', 'value="4"'));
  const data = new FormData(form);
  keepVersion(data, draft() ?? { entries: [] });
  expect(data.get("version")).toBe("3");
});

test("forms that look alike and change different days have no part in each other", () => {
  const day = (date: string) =>
    `<form><input type="hidden" name="date" value="${date}"><select name="itemId"><option>r1</option></select></form>`;
  open(day("2026-11-30"));
  save();
  expect(draft()).not.toBeNull();
  open(day("2026-12-01"));
  expect(draft()).toBeNull();
});

test("a form that only has a button gets nothing of another one on its page", () => {
  open('<form><input type="checkbox" name="news" value="on" checked></form>');
  save();
  expect(draft()).not.toBeNull();
  open("<form><button>End all sessions</button></form>");
  expect(draft()).toBeNull();
});

test("another entry, another form and another page have no part in it", () => {
  save();
  expect(draft()).not.toBeNull();
  expect(findFormDraft(form, ["other"])).toBeNull();
  open(content.replace('value="a1"', 'value="a2"'));
  expect(draft()).toBeNull();
  open();
  window.history.replaceState(null, "", "/other");
  expect(draft()).toBeNull();
  window.history.replaceState(null, "", "/");
});

test("a form in which nothing can be typed replaces no draft", () => {
  save();
  open('<form><input type="hidden" name="id" value="b"><button name="add" value="x"></button></form>');
  save();
  open();
  expect(draft()).not.toBeNull();
});

test("it is gone after an hour, and when the user signs out", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  save();
  vi.setSystemTime(Date.now() + 3_599_000);
  expect(draft()).not.toBeNull();
  vi.setSystemTime(Date.now() + 1_000);
  expect(draft()).toBeNull();
  save();
  dropFormDraft();
  expect(draft()).toBeNull();
});

test.each(["{", "null", "1", '{"form":"/ ","at":1e15}', '{"form":"/","entries":[["a"]],"at":1e15}'])(
  "stored %s is ignored",
  (stored) => {
    save();
    const { form: key } = JSON.parse(sessionStorage.getItem("formDraft") ?? "{}");
    sessionStorage.setItem("formDraft", stored.replace(/"form":"[^"]*"/, `"form":${JSON.stringify(key)}`));
    expect(draft()).toBeNull();
  },
);
