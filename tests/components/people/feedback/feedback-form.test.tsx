import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FeedbackForm } from "#components/people/feedback/feedback-form.tsx";
import { createFeedback } from "#lib/people/feedback/mutations.ts";
import de from "#messages/de.json";

vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/people/feedback/mutations.ts", () => ({ createFeedback: vi.fn() }));

const words = de.feedback.form;
const text = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: words.message });
const mail = () => screen.getByRole<HTMLInputElement>("textbox", { name: words.email });
const submit = () => userEvent.click(screen.getByRole("button", { name: words.submit }));

beforeEach(() => {
  history.replaceState(null, "", "/de/rezepte");
  vi.mocked(createFeedback).mockReset();
  render(<FeedbackForm locale="de" messages={words} errorIcon={null} />);
});
afterEach(cleanup);

test("submits message, path and language, and shows thanks", async () => {
  await userEvent.type(text(), "Mehr Knödel, bitte.");
  await submit();
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(words.sent));
  expect(createFeedback).toHaveBeenCalledWith(
    expect.objectContaining({ message: "Mehr Knödel, bitte.", email: "", path: "/de/rezepte", locale: "de" }),
  );
});

test("another message can be written after one was sent", async () => {
  await userEvent.type(text(), "Mehr Knödel, bitte.");
  await submit();
  await userEvent.click(await screen.findByRole("button", { name: words.again }));
  expect(text().value).toBe("");
  expect(document.activeElement).toBe(text());
  await userEvent.type(text(), "Und mehr Soße.");
  await submit();
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(words.sent));
  expect(createFeedback).toHaveBeenCalledTimes(2);
});

test("keeps the fields and shows their errors", async () => {
  await userEvent.type(text(), "Mehr Knödel, bitte.");
  await userEvent.type(mail(), "zeste@");
  await submit();
  expect(await screen.findByText(words.badEmail)).toBeTruthy();
  expect(text().value).toBe("Mehr Knödel, bitte.");
  expect(mail().value).toBe("zeste@");
  expect(mail().getAttribute("aria-invalid")).toBe("true");
  expect(createFeedback).not.toHaveBeenCalled();
});

test("keeps the fields when the database is unavailable", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(createFeedback).mockRejectedValueOnce(new Error("away"));
  await userEvent.type(text(), "Mehr Knödel, bitte.");
  await submit();
  expect(await screen.findByText(words.failed)).toBeTruthy();
  expect(text().value).toBe("Mehr Knödel, bitte.");
});

test("thanks a bot that fills in the hidden field and stores nothing", async () => {
  await userEvent.type(text(), "Buy now");
  const trap = document.querySelector<HTMLInputElement>("input[name=website]");
  if (trap) trap.value = "https://spam.example";
  await submit();
  expect(await screen.findByRole("status")).toBeTruthy();
  expect(createFeedback).not.toHaveBeenCalled();
});
