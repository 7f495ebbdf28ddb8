import { createHash } from "node:crypto";
import type { Suite, TestCase } from "@playwright/test/reporter";

type Entry = Suite | TestCase;

/**
 * Puts the files of a run and what is in them into a random order: no journey may need another one.
 * Playwright has no setting for that, and one project for each file would start a browser for each.
 *
 * @param seed repeats an order
 */
export function shuffle(suite: Suite, seed: string): void {
  const { _entries: entries } = suite as unknown as { _entries?: Entry[] };
  if (!entries) throw new Error("This version of Playwright keeps the tests of a suite elsewhere.");
  const position = ({ title, location }: Entry) =>
    createHash("sha256").update(`${seed} ${title} ${location?.line}`).digest("hex");
  entries.sort((a, b) => (position(a) < position(b) ? -1 : 1));
  for (const entry of entries) if (entry.type !== "test") shuffle(entry, seed);
}
