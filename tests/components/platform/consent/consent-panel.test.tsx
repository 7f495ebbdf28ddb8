import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConsentPanel } from "#components/platform/consent/consent-panel.tsx";
import type { ConsentTexts } from "#components/platform/consent/consent-texts.ts";
import { leaveTools } from "#components/platform/consent/leave-tools.ts";
import { parseConsent, renderConsentCookie } from "#lib/platform/consent/consent-cookie.ts";
import de from "#messages/de.json";

vi.mock("#components/platform/consent/leave-tools.ts", () => ({ leaveTools: vi.fn() }));

const { panel, purposes } = de.consent;
const texts: ConsentTexts = {
  ...panel,
  purposes: (["statistics", "marketing"] as const).map((purpose) => ({ purpose, ...purposes[purpose] })),
  links: [{ href: "/de/datenschutz", label: panel.privacy }],
};
const onClose = vi.fn();
const show = (opener: HTMLElement | null = null) =>
  render(<ConsentPanel texts={texts} opener={opener} closeIcon="x" onClose={onClose} />);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const decision = () => parseConsent(document.cookie);
const store = (granted: ("statistics" | "marketing")[]) => {
  const refused = (["statistics", "marketing"] as const).filter((purpose) => !granted.includes(purpose));
  // biome-ignore lint/suspicious/noDocumentCookie: as the page does it
  document.cookie = renderConsentCookie({ date: "2026-11-01", granted, refused }, false);
};

beforeEach(() => {
  document.body.innerHTML = '<a href="#content" class="skip-link">Zum Inhalt</a>';
  // biome-ignore lint/suspicious/noDocumentCookie: as the page does it
  document.cookie = "consent=; path=/; max-age=0";
  vi.mocked(leaveTools).mockReset();
  onClose.mockReset();
});
afterEach(cleanup);

test("asks before a decision, at the beginning of the page", () => {
  show();
  const dialog = screen.getByRole("dialog", { name: panel.title });
  expect(document.querySelector(".skip-link")?.nextElementSibling?.contains(dialog)).toBe(true);
  expect(decision()).toBeNull();
});

test.each([
  [panel.refuse, []],
  [panel.accept, ["statistics", "marketing"]],
])("%s decides about all purposes and does not ask again", async (name, granted) => {
  show();
  await press(name);
  expect(decision()).toMatchObject({ granted, date: new Date().toISOString().slice(0, 10) });
  expect(screen.queryByRole("dialog")).toBeNull();
  cleanup();
  show();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("offers each purpose, none of them chosen", async () => {
  show();
  await press(panel.choose);
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
  await userEvent.click(screen.getByRole("checkbox", { name: new RegExp(purposes.marketing.label) }));
  await press(panel.save);
  expect(decision()).toMatchObject({ granted: ["marketing"], refused: ["statistics"] });
});

test("asks again for a purpose that was not asked for", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page does it
  document.cookie = renderConsentCookie({ date: "2026-11-01", granted: ["statistics"], refused: [] }, false);
  show();
  expect(screen.getByRole("dialog")).toBeTruthy();
});

test("shows the decision when it is opened to be changed, and leaves tools that are no longer allowed", async () => {
  store(["statistics"]);
  show(document.body);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Statistik/ }).checked).toBe(true);
  await press(panel.accept);
  expect(leaveTools).not.toHaveBeenCalled();
  await press(panel.refuse);
  expect(leaveTools).toHaveBeenCalledOnce();
  expect(decision()).toMatchObject({ granted: [], refused: ["statistics", "marketing"] });
});

test("closes without a change", async () => {
  store(["marketing"]);
  show(document.body);
  await press(panel.close);
  expect(onClose).toHaveBeenCalledOnce();
  expect(decision()).toMatchObject({ date: "2026-11-01", granted: ["marketing"] });
});
