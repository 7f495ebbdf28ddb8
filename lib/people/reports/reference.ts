import "server-only";
import { randomInt } from "node:crypto";

/** Without letters and digits that look alike. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A random number for a report, such as "M-7K3F-9QX2": 40 bits, easy to read out. */
export function createReference(): string {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return `M-${part()}-${part()}`;
}
