import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GroupsField } from "#components/content/menus/desk/groups-field.tsx";
import type { EditedGroup } from "#lib/content/menus/desk/edited-groups.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const actions = vi.hoisted(() => ({ searchMenuItemsAction: vi.fn() }));
vi.mock("#lib/content/menus/desk/actions.ts", () => actions);

const { groups: texts } = de.menus.desk;
const empty = { de: "", en: "" };
const initial: EditedGroup[] = [
  {
    id: "a",
    title: { de: "Kekse", en: "Biscuits" },
    links: [
      { id: "1", target: "category:x", name: "Backen", title: empty },
      { id: "2", target: "partner:y", name: "Teehaus", title: empty },
    ],
  },
  { id: "b", title: { de: "Mehr", en: "More" }, links: [] },
];
const quiz = { target: "route:/quiz" as const, name: "Quiz", title: { de: "Quiz", en: "Quiz" } };

let container: HTMLElement;
beforeEach(() => {
  actions.searchMenuItemsAction.mockResolvedValue({ ok: true, data: [{ target: "item:z", name: "Quittengelee" }] });
  ({ container } = render(
    <IntlProvider>
      <GroupsField name="groups" initial={JSON.stringify(initial)} options={[quiz]} locale="de" />
    </IntlProvider>,
  ));
});
afterEach(cleanup);

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
const button = (text: string, name: string) => screen.getByRole("button", { name: fill(text, { name }) });
const sent = (): EditedGroup[] =>
  JSON.parse(container.querySelector<HTMLInputElement>('input[name="groups"]')?.value ?? "[]");
const read = () => sent().map(({ title, links }) => [title.de, ...links.map(({ target }) => target)]);

test("finds pages and recipes by name and adds them with the Enter key", async () => {
  const picker = screen.getByLabelText(fill(texts.addLink, { name: "Mehr" }));
  await userEvent.type(picker, "qui");
  expect(await screen.findByRole("button", { name: /Quittengelee/ })).toBeTruthy();
  await userEvent.keyboard("{Enter}");
  expect(read()).toEqual([
    ["Kekse", "category:x", "partner:y"],
    ["Mehr", "route:/quiz"],
  ]);
  expect(document.activeElement).toBe(picker);
});

test("moves a link beyond its group, keeps the focus and says where it is", async () => {
  button(texts.grip, "Teehaus").focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(read()).toEqual([
    ["Kekse", "category:x"],
    ["Mehr", "partner:y"],
  ]);
  expect(document.activeElement).toBe(button(texts.grip, "Teehaus"));
  expect(container.textContent).toContain(fill(texts.linkMoved, { name: "Teehaus", group: 2, position: 1, count: 1 }));
});

test("titles and removes links and groups", async () => {
  await userEvent.click(button(texts.titleOf, "Backen"));
  const list = screen.getByRole("list", { name: fill(texts.links, { name: "Kekse" }) });
  await userEvent.type(within(list).getByLabelText(/Deutsch/), "Ofen");
  expect(sent()[0]?.links[0]?.title).toEqual({ de: "Ofen", en: "" });
  await userEvent.click(button(texts.remove, "Backen"));
  await userEvent.click(button(texts.remove, "Mehr"));
  expect(read()).toEqual([["Kekse", "partner:y"]]);
  await userEvent.click(screen.getByRole("button", { name: texts.add }));
  expect(document.activeElement?.id).toMatch(/title-de$/);
});
