import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NewsletterForm } from "#components/newsletters/newsletter-form.tsx";
import { limits } from "#lib/newsletters/limits.ts";
import { subscribe } from "#lib/newsletters/mutations.ts";
import de from "#messages/de.json";

vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/auth/viewer.ts", () => ({}));
vi.mock("#lib/newsletters/mutations.ts", () => ({ subscribe: vi.fn() }));

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
  vi.spyOn(limits(), "from").mockReturnValue(true);
  render(<NewsletterForm locale="de" location="home" words={words} hint="Hinweis" errorIcon={null} />);
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

test("an order empties the field, points to the mail, and tells the event bus that it has begun", async () => {
  await order("Anna@Example.org");
  expect(await screen.findByText(words.sent)).toBeTruthy();
  expect(field().value).toBe("");
  expect(subscribe).toHaveBeenCalledWith({ email: "anna@example.org", locale: "de", location: "home" });
  expect(started()).toEqual([
    { event: "newsletter sign-up started", language: "de", platform: "web", location: "home" },
  ]);
});

test.each(["", "anna", "anna@", "@example.org", "an na@example.org"])(
  "%j is refused below the emptied field, which has the focus",
  async (email) => {
    await order(email);
    const error = await screen.findByText(words.badEmail);
    expect(error.getAttribute("role")).toBe("alert");
    expect(field().value).toBe("");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.contains(error)).toBe(true);
    expect(document.activeElement).toBe(field());
    expect(subscribe).not.toHaveBeenCalled();
    expect(started()).toEqual([]);
  },
);

test("the pattern is as simple as that: text@text", async () => {
  await order("a@b");
  expect(await screen.findByText(words.sent)).toBeTruthy();
});

test("of a failure only the console learns; the field is empty again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(subscribe).mockRejectedValueOnce(new Error("away"));
  await order("anna@example.org");
  await vi.waitFor(() => expect(log.mock.calls.join()).toContain("newsletter was not ordered"));
  expect(field().value).toBe("");
  expect(screen.queryByText(words.sent)).toBeNull();
  expect(screen.queryByText(words.badEmail)).toBeNull();
});

test("whoever orders too often is told nothing either", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(limits(), "from").mockReturnValue(false);
  await order("anna@example.org");
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(field().value).toBe("");
  expect(screen.queryByRole("alert")?.textContent).toBe("");
  expect(subscribe).not.toHaveBeenCalled();
});

test("a machine that fills in the hidden field is thanked and forgotten", async () => {
  const trap = document.querySelector<HTMLInputElement>("input[name=website]");
  if (trap) trap.value = "https://spam.example";
  await order("anna@example.org");
  expect(await screen.findByText(words.sent)).toBeTruthy();
  expect(subscribe).not.toHaveBeenCalled();
});
