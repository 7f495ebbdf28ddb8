import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { authSecret } from "./secret.ts";

/** A word of our own that can be given away and believed when it comes back, for `validFor` milliseconds and one purpose. It is legible. */
export function seal(purpose: string, word: string, validFor: number, now = Date.now()): string {
  const claim = `${word}.${now + validFor}`;
  return `${claim}.${sign(purpose, claim)}`;
}

/** The word that was sealed for this purpose, or null for one that is forged or late. Words have no full stop in them. */
export function unseal(purpose: string, sealed: unknown, now = Date.now()): string | null {
  if (typeof sealed !== "string") return null;
  const [word = "", until = "", signature = ""] = sealed.split(".");
  const expected = Buffer.from(sign(purpose, `${word}.${until}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(until) > now ? word : null;
}

function sign(purpose: string, claim: string): string {
  return createHmac("sha256", authSecret()).update(`${purpose}:${claim}`).digest("base64url");
}
