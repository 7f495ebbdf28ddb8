import "server-only";
import { seal, unseal } from "./sealed.ts";

const validFor = 30_000;

/**
 * Says that the site itself has made sure who this is, for the half minute between that and the opening of a session. It never leaves the
 * server: nothing that arrives from outside can open a session directly.
 */
export function sealTicket(userId: string, now = Date.now()): string {
  return seal("ticket", userId, validFor, now);
}

/** The user a ticket was sealed for, or null for one that is forged or late. */
export function openTicket(ticket: unknown, now = Date.now()): string | null {
  return unseal("ticket", ticket, now);
}
