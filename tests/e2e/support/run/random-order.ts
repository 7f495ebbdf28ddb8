import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";

/**
 * Puts the spec files of a folder into a random order: no journey may need another one.
 *
 * @param seed repeats an order
 * @returns paths relative to the folder
 */
export function listInRandomOrder(folder: string, seed: string): string[] {
  const position = (path: string) => createHash("sha256").update(`${seed} ${path}`).digest("hex");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".spec.ts"))
    .toSorted((a, b) => (position(a) < position(b) ? -1 : 1));
}
