import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RemoveButton } from "#components/kitchen/cookbooks/entries/remove-button.tsx";
import { useHiddenIds } from "#components/kitchen/cookbooks/own/use-hidden-ids.ts";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const actions = vi.hoisted(() => ({ removeItemAction: vi.fn(), addItemAction: vi.fn() }));
const refresh = vi.hoisted(() => vi.fn());
vi.mock("#lib/kitchen/cookbooks/item-actions.ts", () => actions);
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh }),
}));

const t = de.cookbooks.remove;
const done = { ok: true, data: undefined };
const ids = ["i1", "i2"];
const entries = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

function List() {
  const [shownIds, setHidden] = useHiddenIds(ids);
  return shownIds.map((id) => (
    <RemoveButton key={id} cookbookId="b1" item={{ id, title: id }} onHidden={(isHidden) => setHidden(id, isHidden)}>
      {id}
    </RemoveButton>
  ));
}

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset().mockResolvedValue(done);
  for (const { id } of toastStore.read()) dismissToast(id);
  render(
    <IntlProvider>
      <List />
    </IntlProvider>,
  );
});
afterEach(cleanup);

test("hides an entry before the server answers, and shows it again when that is undone", async () => {
  let answer = (_: object) => {};
  actions.removeItemAction.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await userEvent.click(screen.getByRole("button", { name: "i1" }));
  expect(entries()).toEqual(["i2"]);
  expect(toastStore.read()).toEqual([]);
  answer(done);
  await waitFor(() => expect(toastStore.read()).toMatchObject([{ text: interpolate(t.removedOne, { title: "i1" }) }]));
  expect(entries()).toEqual(["i2"]);
  toastStore.read()[0]?.action?.run();
  await waitFor(() => expect(entries()).toEqual(ids));
  expect(actions.addItemAction).toHaveBeenCalledExactlyOnceWith({ id: "b1", item: "i1", locale: "de" });
});

test("shows an entry again that was not removed, and says so", async () => {
  actions.removeItemAction.mockResolvedValueOnce({ ok: false, code: "unavailable", errors: {} });
  await userEvent.click(screen.getByRole("button", { name: "i1" }));
  await waitFor(() => expect(toastStore.read()).toMatchObject([{ kind: "error", text: t.failed }]));
  expect(entries()).toEqual(ids);
});
