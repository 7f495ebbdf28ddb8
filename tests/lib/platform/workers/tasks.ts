import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { getSiteSettings } from "#lib/platform/config/site-settings.ts";

// What the tests of heavy work have their thread do.

let calls = 0;

/** Tells how many calls its thread has had: a new thread begins at one. */
export const count = () => ++calls;

export const echo = <Value>(value: Value): Value => value;

export const getSiteName = () => getSiteSettings().name;

export function fail(): never {
  throw new RangeError("too much soup");
}

export function exit(): never {
  process.exit(3);
}

/** Ends the thread once it has answered. */
export function exitSoon(): void {
  setImmediate(() => process.exit(3));
}

export function loop(): never {
  for (;;);
}

export function fillMemory(): never {
  const filled: number[][] = [];
  for (;;) filled.push(new Array(1_000_000).fill(filled.length));
}

/** The type of an export, as this thread finds it. */
export async function typeOf(file: string, name: string): Promise<string> {
  return typeof (await import(pathToFileURL(resolve(file)).href))[name];
}
