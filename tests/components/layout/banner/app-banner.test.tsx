import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppBanner } from "#components/layout/banner/app-banner.tsx";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import messages from "#messages/de.json";

const t = messages.layout.banner;
const prompt = vi.fn();

/** The browser says that it can install the site. */
function offerInstallation(): Event {
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event;
}

const open = () =>
  render(
    <NextIntlClientProvider locale="de" messages={messages}>
      <AppBanner />
    </NextIntlClientProvider>,
  );
const link = () => screen.queryByRole("link", { name: t.install });
const button = () => screen.queryByRole("button", { name: t.install });
const press = () => act(async () => void fireEvent.click(button() as HTMLElement));
const toasts = () => toastStore.read().map(({ text }) => text);

beforeEach(() => {
  localStorage.clear();
  prompt.mockReset().mockResolvedValue({ outcome: "accepted" });
  for (const { id } of toastStore.read()) dismissToast(id);
});
afterEach(() => {
  act(() => void window.dispatchEvent(new Event("appinstalled")));
  cleanup();
  delete document.documentElement.dataset.appBanner;
});

test("links to the page about the app where the browser cannot install it", () => {
  open();
  expect(link()?.getAttribute("href")).toBe("/de/unsere-app");
  expect(button()).toBeNull();
});

test("opens the browser's dialog where it can, instead of the browser's own banner", async () => {
  const event = offerInstallation();
  expect(event.defaultPrevented).toBe(true);
  open();
  expect(link()).toBeNull();
  await press();
  expect(prompt).toHaveBeenCalledOnce();
  expect(toasts()).toEqual([t.started]);
});

test("says nothing when the browser does not open its dialog", async () => {
  prompt.mockRejectedValue(new DOMException("The user has to press first.", "NotAllowedError"));
  open();
  offerInstallation();
  await press();
  expect([button(), toasts()]).toEqual([null, []]);
});

test("becomes the link again when the dialog was refused, because it opens only once", async () => {
  prompt.mockResolvedValue({ outcome: "dismissed" });
  open();
  offerInstallation();
  await press();
  expect(toasts()).toEqual([]);
  expect(link()).toBeTruthy();
});

test("closes for good when the app has been installed", () => {
  open();
  offerInstallation();
  expect(document.documentElement.dataset.appBanner).toBeUndefined();
  act(() => void window.dispatchEvent(new Event("appinstalled")));
  expect(button()).toBeNull();
  expect(document.documentElement.dataset.appBanner).toBe("closed");
  expect(localStorage.getItem("appBannerClosed")).toBe("closed");
});
