import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NewsletterForm } from "#components/business/newsletters/newsletter-form.tsx";
import { newsletterLimits } from "#lib/business/newsletters/limits.ts";
import { subscribe } from "#lib/business/newsletters/mutations.ts";
import de from "#messages/de.json";

vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => null }));
vi.mock("#lib/business/newsletters/mutations.ts", () => ({ subscribe: vi.fn() }));

const words = de.newsletters.form;
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: words.label });
const order = async (email: string) => {
  if (email) await userEvent.type(field(), email);
  await userEvent.click(screen.getByRole("button", { name: words.submit }));
};
const started = () => (window.tischlein ?? []).filter(({ event }) => event === "newsletter sign-up started");

beforeEach(() => {
  window.tischlein = [];
  vi.mocked(subscribe).mockReset();
  vi.spyOn(newsletterLimits(), "perClient").mockResolvedValue(true);
  render(<NewsletterForm locale="de" location="home" messages={words} hint="Hinweis" errorIcon={null} />);
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

test("empties the field, points to the mail and tracks the sign-up", async () => {
  await order("Anna@Example.org");
  expect(await screen.findByText(words.sent)).toBeTruthy();
  expect(field().value).toBe("");
  expect(subscribe).toHaveBeenCalledWith({ email: "anna@example.org", locale: "de", location: "home" }, false);
  expect(started()).toEqual([
    { event: "newsletter sign-up started", language: "de", platform: "web", location: "home" },
  ]);
});

test.each(["", "anna", "anna@", "@example.org", "an na@example.org"])(
  "rejects %j below the focused field and keeps it",
  async (email) => {
    await order(email);
    const error = await screen.findByText(words.badEmail);
    expect(error.getAttribute("role")).toBe("alert");
    expect(field().value).toBe(email);
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.contains(error)).toBe(true);
    expect(document.activeElement).toBe(field());
    expect(subscribe).not.toHaveBeenCalled();
    expect(started()).toEqual([]);
  },
);

test("accepts text@text", async () => {
  await order("a@b");
  expect(await screen.findByText(words.sent)).toBeTruthy();
});

test("logs a failure to the console and empties the field", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(subscribe).mockRejectedValueOnce(new Error("away"));
  await order("anna@example.org");
  await vi.waitFor(() => expect(log.mock.calls.join()).toContain("newsletter was not ordered"));
  expect(field().value).toBe("");
  expect(screen.queryByText(words.sent)).toBeNull();
  expect(screen.queryByText(words.badEmail)).toBeNull();
});

test("shows no error when the rate limit is exceeded", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(newsletterLimits(), "perClient").mockResolvedValue(false);
  await order("anna@example.org");
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(field().value).toBe("");
  expect(screen.queryByRole("alert")?.textContent).toBe("");
  expect(subscribe).not.toHaveBeenCalled();
});

test("thanks a bot that fills in the hidden field and stores nothing", async () => {
  const trap = document.querySelector<HTMLInputElement>("input[name=website]");
  if (trap) trap.value = "https://spam.example";
  await order("anna@example.org");
  expect(await screen.findByText(words.sent)).toBeTruthy();
  expect(subscribe).not.toHaveBeenCalled();
});
