import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { QuestionPanel } from "#components/content/hotline/question-panel.tsx";
import type { QuestionState } from "#lib/content/hotline/schema.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const ask = vi.hoisted(() => vi.fn<(before: QuestionState, form: FormData) => Promise<QuestionState>>());
vi.mock("#lib/content/hotline/actions.ts", () => ({ sendQuestionAction: ask }));

const { form: words, topics } = de.hotline;

beforeEach(() => {
  ask.mockReset();
  render(<QuestionPanel id="question" prefill={null} />, { wrapper: IntlProvider });
});
afterEach(cleanup);

async function fillAndSend() {
  const user = userEvent.setup();
  await user.click(screen.getByLabelText(topics.baking));
  await user.type(screen.getByLabelText(words.question), "Warum?");
  await user.click(screen.getByRole("button", { name: words.submit }));
}

function expectKept() {
  expect(screen.getByLabelText<HTMLInputElement>(topics.baking).checked).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.question).value).toBe("Warum?");
}

it("submits topic, question, language and the empty honeypot", async () => {
  ask.mockResolvedValue({ status: "sent" });
  await fillAndSend();
  expect(await screen.findByRole("status")).toHaveProperty("textContent", words.sent);
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
  const field = screen.getByLabelText(words.question);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    words.tooShort.replace("{min}", "10"),
  );
  expectKept();
});

it("keeps the fields when the action is unreachable", async () => {
  ask.mockRejectedValue(new Error("offline"));
  await fillAndSend();
  expect(await screen.findByText(words.failed)).toBeTruthy();
  expectKept();
});

it("shows when the rate limit is exceeded", async () => {
  ask.mockResolvedValue({ status: "limited", errors: {}, values: { topic: "baking", question: "Warum?", email: "" } });
  await fillAndSend();
  expect(await screen.findByText(words.limited)).toBeTruthy();
  expectKept();
});

it("submits once on a double press", async () => {
  let answer = (_: QuestionState) => {};
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await fillAndSend();
  await userEvent.click(screen.getByRole("button", { name: words.sending }));
  answer({ status: "sent" });
  expect(await screen.findByRole("status")).toBeTruthy();
  expect(ask).toHaveBeenCalledTimes(1);
});
