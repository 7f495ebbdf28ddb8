import { randomInt } from "node:crypto";

/** A reader from another household than all others: forms count what one household sends. */
export function newHousehold(): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}
