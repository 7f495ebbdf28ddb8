import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { authSecret } from "./secret.ts";

const validFor = 30_000;

/**
 * Says that the site itself has made sure who this is, for the half minute between that and the opening of a session. It never leaves the
 * server: nothing that arrives from outside can open a session directly.
 */
export function sealTicket(userId: string, now = Date.now()): string {
  const claim = `${userId}.${now + validFor}`;
  return `${claim}.${sign(claim)}`;
}

/** The user a ticket was sealed for, or null for one that is forged or late. */
export function openTicket(ticket: unknown, now = Date.now()): string | null {
  if (typeof ticket !== "string") return null;
  const [userId = "", until = "", signature = ""] = ticket.split(".");
  const expected = Buffer.from(sign(`${userId}.${until}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(until) > now ? userId : null;
}

function sign(claim: string): string {
  return createHmac("sha256", authSecret()).update(`ticket:${claim}`).digest("base64url");
}
