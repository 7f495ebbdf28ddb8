import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimDataDir } from "#lib/server/supervisor/instance-lock.ts";
import { waitForExit } from "#tests/support/supervised-site.ts";

const script = `
  import { claimDataDir } from "#lib/server/supervisor/instance-lock.ts";
  await claimDataDir(process.env.FOLDER, new AbortController().signal);
  setInterval(() => {}, 1000);
  console.log("claimed");`;

let folder: string;
let owner: ChildProcess;

/** A site that has the folder and answers nothing, as one that is stopped. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tischlein-lock-"));
  owner = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    env: { ...process.env, FOLDER: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(owner.stdout ?? owner, "data");
  owner.kill("SIGSTOP");
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  owner.kill("SIGKILL");
  await waitForExit(owner);
  await rm(folder, { recursive: true });
});

test("a folder whose owner is frozen is refused after a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  // The time for an answer passes at once, and a minute with it.
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    vi.setSystemTime(Date.now() + 61_000);
    return AbortSignal.abort();
  });
  const claim = claimDataDir(folder, new AbortController().signal);
  await expect(claim).rejects.toThrow(`The data folder ${folder} is used by another site that runs.`);
});

test("a start that waits for a frozen owner can be ended", async () => {
  const stop = new AbortController();
  const claim = claimDataDir(folder, stop.signal);
  stop.abort(new Error("stopped"));
  await expect(claim).rejects.toThrow("stopped");
});

test("a folder is free once its frozen owner is killed", async () => {
  const claim = claimDataDir(folder, new AbortController().signal);
  owner.kill("SIGKILL");
  const release = await claim;
  await release();
});
