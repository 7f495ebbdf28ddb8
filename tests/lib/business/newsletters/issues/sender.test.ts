import { afterEach, expect, test, vi } from "vitest";
import { startPlannedIssues } from "#lib/business/newsletters/issues/plan-mutations.ts";
import { recordRefusedEmails } from "#lib/business/newsletters/issues/report-mutations.ts";
import { startIssueSender } from "#lib/business/newsletters/issues/sender.ts";
import { queueDueBatch } from "#lib/business/newsletters/issues/sending-mutations.ts";

const channel = vi.hoisted(() => ({ notify: () => {} }));
vi.mock("#lib/platform/db/listen.ts", () => ({
  listen: (_: string, wakeUp: () => void) => {
    channel.notify = wakeUp;
    return async () => {};
  },
}));
vi.mock("#lib/business/newsletters/issues/plan-mutations.ts", () => ({ startPlannedIssues: vi.fn() }));
vi.mock("#lib/business/newsletters/issues/sending-mutations.ts", () => ({ queueDueBatch: vi.fn() }));
vi.mock("#lib/business/newsletters/issues/report-mutations.ts", () => ({ recordRefusedEmails: vi.fn() }));
vi.mock("#lib/business/newsletters/issues/start-mutations.ts", () => ({ newslettersChannel: "newsletters" }));

afterEach(() => vi.resetAllMocks());

test("a step that fails is logged and stops no later one", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(startPlannedIssues).mockRejectedValue(new Error("query", { cause: "no plans" }));
  vi.mocked(queueDueBatch).mockRejectedValue(new Error("query", { cause: "no batch" }));
  const stop = startIssueSender();
  channel.notify();
  await stop();
  expect(vi.mocked(recordRefusedEmails)).toHaveBeenCalledOnce();
  expect(log.mock.calls.map(([, cause]) => cause)).toEqual(["no plans", "no batch"]);
  log.mockRestore();
});

test("a planned issue is looked for every 15 seconds, without a notification", async () => {
  vi.useFakeTimers();
  const stop = startIssueSender();
  await vi.advanceTimersByTimeAsync(45_000);
  await stop();
  expect(vi.mocked(startPlannedIssues)).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
