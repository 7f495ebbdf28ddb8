import "server-only";
import { randomInt } from "node:crypto";

/** Without letters and digits that look alike. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A random number of a declaration, such as "K-7K3F-9QX2". */
export function createReference(prefix: "K" | "W"): string {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return `${prefix}-${part()}-${part()}`;
}
