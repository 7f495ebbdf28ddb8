import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ModuleList } from "#components/content/feeds/desk/module-list.tsx";
import type { ListFormState } from "#lib/content/feeds/desk/actions.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const actions = vi.hoisted(() => ({
  arrangeFeedAction: vi.fn<(before: ListFormState, form: FormData) => Promise<ListFormState>>(),
}));
vi.mock("#lib/content/feeds/desk/actions.ts", () => actions);

const { list } = de.feeds.desk;
const modules = ["A", "B", "C"].map((name) => ({
  id: `id-${name}`,
  name,
  facts: "",
  times: "",
  state: "active" as const,
  href: `/module/${name}`,
}));

beforeEach(() => {
  actions.arrangeFeedAction.mockReset();
  render(
    <IntlProvider>
      <ModuleList locale="de" feed="home" version={7} modules={modules} previewHref="/vorschau?feed=home" />
    </IntlProvider>,
  );
});
afterEach(cleanup);

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
const button = (text: string, name: string) => screen.getByRole("button", { name: fill(text, { name }) });
const readOrder = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);
const status = () => screen.getByRole("status").textContent;

test("moves a module by button, keeps the focus and says where it is", async () => {
  await userEvent.click(button(list.down, "A"));
  expect(readOrder()).toEqual(["B", "A", "C"]);
  expect(document.activeElement).toBe(button(list.down, "A"));
  expect(status()).toBe(fill(list.moved, { name: "A", position: 2, count: 3 }));
});

test("moves a module with the arrow keys of its grip", async () => {
  button(list.grip, "C").focus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(readOrder()).toEqual(["C", "A", "B"]);
  expect(document.activeElement).toBe(button(list.grip, "C"));
});

test("links the preview of the order, and discards it", async () => {
  await userEvent.click(button(list.down, "A"));
  const preview = () => screen.getByRole("link", { name: new RegExp(`^${list.preview}`) }).getAttribute("href");
  expect(preview()).toBe("/vorschau?feed=home&version=7&order=1.0.2");
  await userEvent.click(screen.getByRole("button", { name: list.discard }));
  expect(readOrder()).toEqual(["A", "B", "C"]);
  expect(preview()).toBe("/vorschau?feed=home");
  expect(screen.queryByRole("button", { name: list.save })).toBeNull();
});

test("saves the order, and keeps it when another editor was faster", async () => {
  actions.arrangeFeedAction.mockResolvedValue({
    status: "invalid",
    errors: { order: "conflict" },
    values: { order: "" },
  });
  await userEvent.click(button(list.up, "C"));
  await userEvent.click(screen.getByRole("button", { name: list.save }));
  expect(await screen.findByText(list.conflict)).toBe(screen.getByRole("alert"));
  const sent = actions.arrangeFeedAction.mock.lastCall?.[1];
  expect(Object.fromEntries(sent ?? [])).toMatchObject({ version: "7", order: "id-A,id-C,id-B", change: "arrange" });
  expect(readOrder()).toEqual(["A", "C", "B"]);
});
