import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { redirect } from "next/navigation";
import { Component, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { takeFlashMessage } from "#lib/platform/browser/flash-message.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";
import { productFiles } from "#tests/support/source-tree.ts";

const action = vi.fn<(form: FormData) => Promise<unknown>>();
const texts = () => toastStore.read().map(({ text }) => text);

/** Catches a redirect like the router of Next.js. */
class Router extends Component<{ children: ReactNode }> {
  override state = { hasLeft: false };
  static getDerivedStateFromError = () => ({ hasLeft: true });
  override render() {
    return this.state.hasLeft ? <p>Left</p> : this.props.children;
  }
}

beforeEach(() => {
  sessionStorage.clear();
  action.mockReset();
  vi.spyOn(console, "error").mockImplementation(() => {});
  render(
    <Router>
      <IntlProvider>
        <PlainForm action={action} className="grid">
          <input type="hidden" name="id" value="a1" />
          <button type="submit">Start</button>
        </PlainForm>
      </IntlProvider>
    </Router>,
  );
});
afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id);
  cleanup();
  vi.restoreAllMocks();
});

const press = () => userEvent.click(screen.getByRole("button"));

test.each(["limited", "failed"] as const)("says that nothing was done when the action answers %s", async (status) => {
  action.mockResolvedValue({ ok: false, status });
  await press();
  await vi.waitFor(() => expect(texts()).toEqual([status === "limited" ? de.ui.form.limited : de.ui.form.notDone]));
  expect(action.mock.calls[0]?.[0].get("id")).toBe("a1");
});

test("says so when the server cannot be reached, and nothing when the action opens another page", async () => {
  action.mockRejectedValueOnce(new TypeError("fetch failed"));
  await press();
  await vi.waitFor(() => expect(texts()).toEqual([de.ui.form.notDone]));
  action.mockImplementation(async () => redirect("/de"));
  await press();
  await screen.findByText("Left");
  expect(texts()).toEqual([de.ui.form.notDone]);
});

test("a page of an older build is loaded again and says why", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  action.mockRejectedValue(new UnrecognizedActionError("not found"));
  await press();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(takeFlashMessage()).toBe("siteUpdated");
  expect(texts()).toEqual([]);
});

test("every form whose answer no component reads is such a form", () => {
  const silent = productFiles.filter((file) =>
    [...readFileSync(file, "utf8").matchAll(/<form\s[^>]*?action=\{[a-z]\w*Action\}(?<rest>[^>]*>?)/g)].some(
      ({ groups }) => !groups?.rest?.includes("onSubmit="),
    ),
  );
  expect(silent).toEqual([]);
});
