import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { QuestionForm } from "#components/content/hotline/question-form.tsx";
import type { QuestionState } from "#lib/content/hotline/schema.ts";

const ask = vi.hoisted(() => vi.fn<(before: QuestionState, form: FormData) => Promise<QuestionState>>());
vi.mock("#lib/content/hotline/actions.ts", () => ({ sendQuestionAction: ask }));

const words = {
  title: "Frag uns",
  text: "Wir antworten",
  topic: "Thema",
  question: "Frage",
  questionHint: "Je genauer, desto besser",
  email: "Adresse",
  emailHint: "Für die Antwort",
  website: "Leer lassen",
  submit: "Absenden",
  sending: "Wird geschickt",
  sent: "Angekommen",
  noTopic: "Wähl ein Thema",
  tooShort: "Zu kurz",
  tooLong: "Zu lang",
  badEmail: "Keine Adresse",
  limited: "Zu viele",
  failed: "Nicht geklappt",
};
const topics = [
  { key: "baking", title: "Backen" },
  { key: "basics", title: "Grundlagen" },
];

beforeEach(() => {
  ask.mockReset();
  render(<QuestionForm locale="de" topics={topics} maxLength={1000} messages={words} errorIcon={null} />);
});
afterEach(cleanup);

async function fillAndSend() {
  const user = userEvent.setup();
  await user.click(screen.getByLabelText("Backen"));
  await user.type(screen.getByLabelText("Frage"), "Warum?");
  await user.click(screen.getByRole("button", { name: "Absenden" }));
}

function expectKept() {
  expect(screen.getByLabelText<HTMLInputElement>("Backen").checked).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>("Frage").value).toBe("Warum?");
}

it("submits topic, question, language and the empty honeypot", async () => {
  ask.mockResolvedValue({ status: "sent" });
  await fillAndSend();
  expect(await screen.findByRole("status")).toHaveProperty("textContent", "Angekommen");
  const form = ask.mock.calls[0]?.[1];
  expect(Object.fromEntries(form ?? [])).toEqual({
    topic: "baking",
    question: "Warum?",
    email: "",
    locale: "de",
    website: "",
  });
});

it("shows an error at its field and keeps the fields", async () => {
  ask.mockResolvedValue({
    status: "invalid",
    errors: { question: "tooShort" },
    values: { topic: "baking", question: "Warum?", email: "" },
  });
  await fillAndSend();
  const field = screen.getByLabelText("Frage");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Zu kurz");
  expectKept();
});

it("keeps the fields when the action is unreachable", async () => {
  ask.mockRejectedValue(new Error("offline"));
  await fillAndSend();
  expect(await screen.findByText("Nicht geklappt")).toBeTruthy();
  expectKept();
});

it("shows when the rate limit is exceeded", async () => {
  ask.mockResolvedValue({ status: "limited", errors: {}, values: { topic: "baking", question: "Warum?", email: "" } });
  await fillAndSend();
  expect(await screen.findByText("Zu viele")).toBeTruthy();
  expectKept();
});

it("submits once on a double press", async () => {
  let answer = (_: QuestionState) => {};
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await fillAndSend();
  await userEvent.click(screen.getByRole("button", { name: "Wird geschickt" }));
  answer({ status: "sent" });
  expect(await screen.findByRole("status")).toBeTruthy();
  expect(ask).toHaveBeenCalledTimes(1);
});
