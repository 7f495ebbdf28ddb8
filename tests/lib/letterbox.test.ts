import { afterEach, expect, test, vi } from "vitest";
import { askQuestionAction } from "#lib/questions/actions.ts";
import { askQuestion } from "#lib/questions/mutations.ts";

vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": client }) }));
vi.mock("#lib/questions/mutations.ts", () => ({ askQuestion: vi.fn() }));

let client = "";
const typed = { topic: "baking", question: "Warum fällt er zusammen?" };

afterEach(() => {
  vi.mocked(askQuestion).mockReset();
});

function ask(changes: Record<string, string | File> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, website: "", locale: "de", ...changes }))
    form.set(name, value);
  return askQuestionAction({ status: "open" }, form);
}

test("the fields React leaves in a form it has rendered on the server are no letter", async () => {
  client = "203.0.113.1";
  const answer = await ask({ $ACTION_REF_1: "", "$ACTION_1:0": '{"id":"6"}', $ACTION_KEY: "k5" });
  expect(answer).toEqual({ status: "sent" });
  expect(askQuestion).toHaveBeenCalledWith(expect.objectContaining({ ...typed, locale: "de" }));
});

test("what no database keeps does not reach it, and a line break counts once", async () => {
  client = "203.0.113.2";
  const long = `${"a".repeat(499)}\r\n`.repeat(2);
  await ask({ question: `${long}\0` });
  expect(askQuestion).toHaveBeenCalledWith(
    expect.objectContaining({ question: `${"a".repeat(499)}\n${"a".repeat(499)}` }),
  );
});

test("a file where a text should be is a missing text", async () => {
  const answer = await ask({ question: new File(["x"], "x.txt"), topic: new File(["x"], "x.txt") });
  expect(answer).toEqual({
    status: "invalid",
    errors: { topic: "noTopic", question: "tooShort" },
    values: { topic: "", question: "" },
  });
});

test("a form nobody has written fails without a reason, and keeps the words", async () => {
  expect(await ask({ locale: "fr" })).toEqual({ status: "failed", errors: {}, values: typed });
  expect(await ask({ answer: "Darum." })).toEqual({ status: "failed", errors: {}, values: typed });
});

test("one household asks five times in half an hour", async () => {
  client = "203.0.113.3";
  for (let n = 0; n < 5; n += 1) expect(await ask()).toEqual({ status: "sent" });
  expect(await ask()).toEqual({ status: "limited", errors: {}, values: typed });
  expect(askQuestion).toHaveBeenCalledTimes(5);
});

test("what a reader wrote is kept out of the log when it cannot be stored", async () => {
  client = "203.0.113.4";
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failure = new Error(`Failed query: insert … params: ${typed.question}`, {
    cause: new Error("connection refused"),
  });
  vi.mocked(askQuestion).mockRejectedValueOnce(failure);
  expect(await ask()).toEqual({ status: "failed", errors: {}, values: typed });
  expect(log.mock.calls.join()).toContain("connection refused");
  expect(log.mock.calls.join()).not.toContain(typed.question);
  log.mockRestore();
});
