import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restoreChoices, storeChoices } from "#components/layout/footer/choice-transfer.ts";

const form = `
  <form data-choices="quiz">
    <button>Weiter</button>
    <input type="checkbox" name="goal" value="quick"><input type="checkbox" name="goal" value="baking">
    <input type="radio" name="diet" value="vegan"><input type="radio" name="diet" value="omnivore">
    <select name="meal"><option>Abendessen</option><option>Frühstück</option></select>
    <input name="search">
  </form>`;

const find = <Element extends HTMLElement>(selector: string) => document.querySelector<Element>(selector) as Element;
const box = (value: string) => find<HTMLInputElement>(`[value=${value}]`);

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = form;
});
afterEach(() => vi.useRealTimers());

function choose() {
  box("baking").checked = true;
  box("vegan").checked = true;
  find<HTMLSelectElement>("select").selectedIndex = 1;
  storeChoices();
}

test("the next page makes the same choices once", () => {
  choose();
  document.body.innerHTML = form.replace("Abendessen", "dinner").replace("Weiter", "Next");
  const onChange = vi.fn();
  find("form").addEventListener("change", onChange);
  restoreChoices();
  expect([box("quick").checked, box("baking").checked, box("vegan").checked]).toEqual([false, true, true]);
  expect(find<HTMLSelectElement>("select").selectedIndex).toBe(1);
  expect(onChange).toHaveBeenCalledTimes(3);
  document.body.innerHTML = form;
  restoreChoices();
  expect(box("baking").checked).toBe(false);
});

test("other forms and later visits start afresh", () => {
  choose();
  document.body.innerHTML = form.replace('<input type="checkbox" name="goal" value="quick">', "");
  restoreChoices();
  expect(box("baking").checked).toBe(false);

  document.body.innerHTML = form;
  vi.useFakeTimers({ now: 0 });
  choose();
  vi.setSystemTime(61_000);
  document.body.innerHTML = form;
  restoreChoices();
  expect(box("baking").checked).toBe(false);
});

test("invalid storage is ignored", () => {
  sessionStorage.setItem("transferred-choices", "{");
  expect(restoreChoices).not.toThrow();
});
