import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findProgram } from "./debian-package.ts";

/** A clock of the machine for processes of a test, which it sets while they run. */
export interface SettableClock {
  /** What the processes need in their environment. */
  environment: Record<string, string>;
  /** Lets the clock run so far ahead of the real one, in seconds; negative behind it. */
  set(aheadSeconds: number): Promise<void>;
}

/**
 * Creates a clock with libfaketime, whose file stands in `folder`. The running time of processes
 * stays: they learn of it as of a clock that was set.
 *
 * @returns null where libfaketime can be neither found nor installed
 */
export async function createSettableClock(folder: string): Promise<SettableClock | null> {
  const [library] = findProgram("/usr/bin/faketime") ? globSync("/usr/lib/*/faketime/libfaketimeMT.so.1") : [];
  if (!library) return null;
  const path = join(folder, "clock");
  const set = (aheadSeconds: number) => writeFile(path, `${aheadSeconds < 0 ? "" : "+"}${aheadSeconds}s\n`);
  await set(0);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: path,
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    set,
  };
}
