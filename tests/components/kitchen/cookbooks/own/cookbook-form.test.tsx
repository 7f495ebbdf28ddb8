import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CookbookForm } from "#components/kitchen/cookbooks/own/cookbook-form.tsx";
import { useKeptError } from "#components/kitchen/cookbooks/own/use-kept-error.ts";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import messages from "#messages/de.json";

const actions = vi.hoisted(() => ({ createCookbookAction: vi.fn(), renameCookbookAction: vi.fn() }));
vi.mock("#lib/kitchen/cookbooks/actions.ts", () => actions);

const t = messages.cookbooks.form;
const bread = { id: "b1", title: "Brot", summary: "Langsam." };
const toasts = () => toastStore.read().map(({ text }) => text);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function Page({ cookbook }: { cookbook?: typeof bread }) {
  useKeptError();
  return <CookbookForm id="form" errorIcon={null} cookbook={cookbook} />;
}

function open(cookbook?: typeof bread) {
  cleanup();
  render(
    <NextIntlClientProvider locale="de" messages={messages}>
      <Page cookbook={cookbook} />
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  sessionStorage.clear();
  for (const { id } of toastStore.read()) dismissToast(id);
  for (const action of Object.values(actions)) action.mockReset();
});
afterEach(cleanup);

test("restores what was typed after the reload of a page of an older build, and says that it has not arrived", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  actions.renameCookbookAction.mockRejectedValueOnce(new UnrecognizedActionError("not found"));
  open(bread);
  await userEvent.clear(field(t.title));
  await userEvent.type(field(t.title), "Nur Brot");
  await userEvent.click(screen.getByRole("button", { name: t.rename }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(field(t.title).value).toBe("Nur Brot");
  reload.mockRestore();

  open({ ...bread, id: "b2" });
  expect(field(t.title).value).toBe("Brot");
  expect(toasts()).toEqual([t.failed]);
  // A dialog resets its form with each opening.
  for (let openings = 1; openings <= 2; openings++) {
    open(bread);
    expect(field(t.title).value).toBe("Nur Brot");
    expect(field(t.summary).value).toBe("Langsam.");
  }
  expect(toasts()).toEqual([t.failed]);
  actions.renameCookbookAction.mockResolvedValueOnce({ status: "sent" });
  await userEvent.click(screen.getByRole("button", { name: t.rename }));
  await screen.findByText(t.saved);
  expect(actions.renameCookbookAction.mock.calls[1]?.[1].get("title")).toBe("Nur Brot");
  open(bread);
  expect(field(t.title).value).toBe("Brot");
});

test("shows the error when the page has just been reloaded", async () => {
  sessionStorage.setItem("reloadedAt", String(Date.now()));
  actions.createCookbookAction.mockRejectedValueOnce(new UnrecognizedActionError("not found"));
  open();
  await userEvent.type(field(t.title), "Gäste");
  await userEvent.click(screen.getByRole("button", { name: t.create }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(t.failed));
  expect(field(t.title).value).toBe("Gäste");
});
