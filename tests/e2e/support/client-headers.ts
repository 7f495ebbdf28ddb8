import { randomInt } from "node:crypto";

/** Headers with an IP address of its own, because forms limit the rate per address. */
export function newClientHeaders(): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}
