import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FlashToast } from "#components/layout/toasts/flash-toast.tsx";
import { showToast } from "#components/ui/toast.ts";

vi.mock("next/navigation", () => ({ usePathname: () => "/de" }));
vi.mock("#lib/platform/browser/use-session-user.ts", () => ({ useSessionUser: () => null }));
vi.mock("#components/ui/toast.ts", () => ({ showToast: vi.fn() }));

function setFlash(value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in happy-dom
  document.cookie = `flash=${value}; path=/`;
}

afterEach(() => {
  cleanup();
  vi.mocked(showToast).mockReset();
  document.body.innerHTML = "";
});

test("shows a message once", () => {
  setFlash("signedOut");
  render(<FlashToast messages={{ signedOut: "Abgemeldet." }} />);
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ kind: "success", text: "Abgemeldet." }));
  cleanup();
  render(<FlashToast messages={{ signedOut: "Abgemeldet." }} />);
  expect(showToast).toHaveBeenCalledTimes(1);
});

test("shows nothing that the page has rendered, and no unknown message", () => {
  setFlash("%3Cb%3E");
  render(<FlashToast messages={{ signedOut: "Abgemeldet." }} />);
  cleanup();
  document.body.innerHTML = "<p data-flash>Abgemeldet.</p>";
  setFlash("signedOut");
  render(<FlashToast messages={{ signedOut: "Abgemeldet." }} />);
  expect(showToast).not.toHaveBeenCalled();
  expect(document.cookie).not.toContain("signedOut");
});
