import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppearanceForm } from "#components/people/users/appearance-form.tsx";
import { changeAppearanceAction } from "#lib/people/users/actions.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("#lib/people/users/actions.ts", () => ({ changeAppearanceAction: vi.fn() }));

const { appearance } = de.users;
const html = document.documentElement;
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const save = () => fireEvent.click(screen.getByRole("button", { name: de.ui.form.save }));
const show = () =>
  render(<AppearanceForm saved={{ locale: null, units: null }} errorIcon={null} />, { wrapper: IntlProvider });

beforeEach(() => {
  localStorage.clear();
  delete html.dataset.theme;
  delete html.dataset.locales;
  vi.mocked(changeAppearanceAction).mockReset().mockResolvedValue({ status: "sent" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("applies and stores the theme with the other settings, not before", async () => {
  show();
  fireEvent.click(radio(appearance.dark));
  expect(html.dataset.theme).toBeUndefined();
  save();
  await screen.findByText(/^Gespeichert um/, {}, { timeout: 4000 });
  expect([html.dataset.theme, localStorage.getItem("theme")]).toEqual(["dark", "dark"]);
  expect(radio(appearance.dark).checked).toBe(true);
  fireEvent.click(radio(appearance.asDevice));
  save();
  await vi.waitFor(() => expect(changeAppearanceAction).toHaveBeenCalledTimes(2));
  expect([html.dataset.theme, localStorage.getItem("theme")]).toEqual([undefined, null]);
});

test("shows the theme of the page", () => {
  html.dataset.theme = "light";
  show();
  expect(radio(appearance.light).checked).toBe(true);
});

test("applies the theme without storage", () => {
  vi.stubGlobal("localStorage", {
    setItem() {
      throw new Error("full");
    },
  });
  show();
  fireEvent.click(radio(appearance.dark));
  save();
  expect(html.dataset.theme).toBe("dark");
});

test("keeps the choices when the server is unreachable", async () => {
  vi.mocked(changeAppearanceAction).mockRejectedValueOnce(new Error("offline"));
  show();
  fireEvent.click(radio(appearance.us));
  save();
  await screen.findByText(de.ui.form.failed);
  expect(radio(appearance.us).checked).toBe(true);
});

test("a site with one language offers no choice of a language", async () => {
  html.dataset.locales = "de";
  show();
  expect(screen.queryByRole("group", { name: appearance.language })).toBeNull();
  save();
  await vi.waitFor(() => expect(changeAppearanceAction).toHaveBeenCalled());
  expect(vi.mocked(changeAppearanceAction).mock.calls[0]?.[1].get("language")).toBe("de");
});
