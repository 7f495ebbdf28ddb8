import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SortableList } from "#components/ui/desk/sortable-list.tsx";
import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

type State = FormState<"form", DeskErrorCode>;
const action = vi.fn<(before: State, form: FormData) => Promise<State>>();
const { order } = de.ui.desk;

beforeEach(() => {
  action.mockReset();
  render(
    <IntlProvider>
      <SortableList
        locale="de"
        entries={["A", "B", "C"].map((name) => ({ id: `id-${name}`, name, facts: "", href: `/${name}` }))}
        action={action}
      />
    </IntlProvider>,
  );
});
afterEach(cleanup);

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
const button = (text: string, name: string) => screen.getByRole("button", { name: fill(text, { name }) });
const readOrder = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

test("moves an entry by button and by arrow key, keeps the focus and says where it is", async () => {
  await userEvent.click(button(order.down, "A"));
  expect(readOrder()).toEqual(["B", "A", "C"]);
  expect(document.activeElement).toBe(button(order.down, "A"));
  expect(screen.getByRole("status").textContent).toBe(fill(order.moved, { name: "A", position: 2, count: 3 }));
  button(order.grip, "C").focus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(readOrder()).toEqual(["C", "B", "A"]);
});

test("sends the order that was read and the new one, and keeps it when another editor was faster", async () => {
  action.mockResolvedValue({ status: "invalid", errors: { form: "conflict" }, values: { form: "" } });
  await userEvent.click(button(order.up, "B"));
  await userEvent.click(screen.getByRole("button", { name: order.save }));
  const form = action.mock.calls[0]?.[1];
  expect(form && Object.fromEntries(form)).toMatchObject({
    change: "arrange",
    stored: "id-A,id-B,id-C",
    order: "id-B,id-A,id-C",
    locale: "de",
  });
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(order.conflict));
  expect(readOrder()).toEqual(["B", "A", "C"]);
});

test("discards an order", async () => {
  await userEvent.click(button(order.down, "A"));
  await userEvent.click(screen.getByRole("button", { name: order.discard }));
  expect(readOrder()).toEqual(["A", "B", "C"]);
});
