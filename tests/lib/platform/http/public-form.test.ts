import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendQuestionAction } from "#lib/content/hotline/actions.ts";
import { createQuestion } from "#lib/content/hotline/mutations.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => null }));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": client }) }));
vi.mock("#lib/content/hotline/mutations.ts", () => ({ createQuestion: vi.fn() }));

let client = "";
let clientCount = 0;
const fields = { topic: "baking", question: "Warum fällt er zusammen?", email: "" };

beforeEach(() => {
  // A client of its own for each test: submissions of one are counted.
  clientCount += 1;
  client = `203.0.113.${clientCount}`;
});
afterEach(() => {
  vi.mocked(createQuestion).mockReset();
});

function submit(changes: Record<string, string | File> = {}) {
  return sendQuestionAction({ status: "open" }, toForm({ ...fields, website: "", locale: "de", ...changes }));
}

test("ignores the fields React adds to forms", async () => {
  const answer = await submit({ $ACTION_REF_1: "", "$ACTION_1:0": '{"id":"6"}', $ACTION_KEY: "k5" });
  expect(answer).toEqual({ status: "sent" });
  expect(createQuestion).toHaveBeenCalledWith(expect.objectContaining({ ...fields, locale: "de" }));
});

test("removes control characters and counts a line break once", async () => {
  const long = `${"a".repeat(499)}\r\n`.repeat(2);
  await submit({ question: `${long}\0` });
  expect(createQuestion).toHaveBeenCalledWith(
    expect.objectContaining({ question: `${"a".repeat(499)}\n${"a".repeat(499)}` }),
  );
});

test("treats a file in a text field as missing text", async () => {
  const answer = await submit({ question: new File(["x"], "x.txt"), topic: new File(["x"], "x.txt") });
  expect(answer).toEqual({
    status: "invalid",
    errors: { topic: "noTopic", question: "tooShort" },
    values: { topic: "", question: "", email: "" },
  });
});

test("fails without field errors for a forged form and keeps the values", async () => {
  expect(await submit({ locale: "fr" })).toEqual({ status: "failed", errors: {}, values: fields });
  expect(await submit({ answer: "Darum." })).toEqual({ status: "failed", errors: {}, values: fields });
});

test("limits a client to five submissions in half an hour", async () => {
  for (let n = 0; n < 5; n += 1) expect(await submit()).toEqual({ status: "sent" });
  expect(await submit()).toEqual({ status: "limited", errors: {}, values: fields });
  expect(createQuestion).toHaveBeenCalledTimes(5);
});

test("logs no user input when saving fails", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failure = new Error(`Failed query: insert … params: ${fields.question}`, {
    cause: new Error("connection refused"),
  });
  vi.mocked(createQuestion).mockRejectedValueOnce(failure);
  expect(await submit()).toEqual({ status: "failed", errors: {}, values: fields });
  expect(log.mock.calls.join()).toContain("connection refused");
  expect(log.mock.calls.join()).not.toContain(fields.question);
  log.mockRestore();
});
