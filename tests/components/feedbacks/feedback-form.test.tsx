import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FeedbackForm } from "#components/feedbacks/feedback-form.tsx";
import { sendFeedback } from "#lib/feedbacks/mutations.ts";
import de from "#messages/de.json";

vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/feedbacks/mutations.ts", () => ({ sendFeedback: vi.fn() }));

const words = de.feedbacks.form;
const text = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: words.message });
const mail = () => screen.getByRole<HTMLInputElement>("textbox", { name: words.email });
const submit = () => userEvent.click(screen.getByRole("button", { name: words.submit }));

beforeEach(() => {
  history.replaceState(null, "", "/de/rezepte");
  vi.mocked(sendFeedback).mockReset();
  render(<FeedbackForm locale="de" words={words} errorIcon={null} />);
});
afterEach(cleanup);

test("sends the words, the page and the language, and says thank you", async () => {
  await userEvent.type(text(), "Mehr Knödel, bitte.");
  await submit();
  expect((await screen.findByRole("status")).textContent).toBe(words.sent);
  expect(sendFeedback).toHaveBeenCalledWith(
    expect.objectContaining({ message: "Mehr Knödel, bitte.", email: "", path: "/de/rezepte", locale: "de" }),
  );
});

test("keeps what was typed and names what is wrong with it", async () => {
  await userEvent.type(text(), "Mehr Knödel, bitte.");
  await userEvent.type(mail(), "zeste@");
  await submit();
  expect(await screen.findByText(words.badEmail)).toBeTruthy();
  expect(text().value).toBe("Mehr Knödel, bitte.");
  expect(mail().value).toBe("zeste@");
  expect(mail().getAttribute("aria-invalid")).toBe("true");
  expect(sendFeedback).not.toHaveBeenCalled();
});

test("keeps what was typed when the database is away", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(sendFeedback).mockRejectedValueOnce(new Error("away"));
  await userEvent.type(text(), "Mehr Knödel, bitte.");
  await submit();
  expect(await screen.findByText(words.failed)).toBeTruthy();
  expect(text().value).toBe("Mehr Knödel, bitte.");
});

test("a machine that fills in the hidden field is thanked and forgotten", async () => {
  await userEvent.type(text(), "Buy now");
  const trap = document.querySelector<HTMLInputElement>("input[name=website]");
  if (trap) trap.value = "https://spam.example";
  await submit();
  expect(await screen.findByRole("status")).toBeTruthy();
  expect(sendFeedback).not.toHaveBeenCalled();
});
