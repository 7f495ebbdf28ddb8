import { expect, test } from "vitest";
import { createTransferLimit } from "#lib/platform/workers/transfer-limit.ts";

test("one transfer runs at a time, and the wait of another one ends", async () => {
  const deadline = new AbortController();
  const limit = createTransferLimit("test-transfers", () => deadline.signal);
  const first = Promise.withResolvers<string>();
  const running = limit(() => first.promise);
  const waiting = limit(async () => "second");
  deadline.abort();
  await expect(waiting).rejects.toMatchObject({ code: "overloaded" });
  first.resolve("first");
  expect(await running).toBe("first");
  expect(await limit(async () => "third")).toBe("third");
});
