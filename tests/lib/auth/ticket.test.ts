import { expect, test } from "vitest";
import { openTicket, sealTicket } from "#lib/auth/ticket.ts";

const user = "0b0e3c4e-6d5e-4f6c-9a3f-2b1c5d6e7f80";

test("a ticket is good for half a minute, for its user", () => {
  const now = Date.now();
  expect(openTicket(sealTicket(user, now), now + 29_000)).toBe(user);
  expect(openTicket(sealTicket(user, now), now + 30_000)).toBeNull();
});

test("what was not sealed here opens nothing", () => {
  const [claim = "", until = "", signature = ""] = sealTicket(user).split(".");
  const forged = [
    `${user.replace("0b", "0c")}.${until}.${signature}`,
    `${claim}.${Number(until) + 60_000}.${signature}`,
    `${claim}.${until}.`,
    `${claim}.${until}`,
    "",
    "..",
  ];
  for (const ticket of forged) expect(openTicket(ticket), ticket).toBeNull();
  for (const ticket of [undefined, null, 7, {}, [sealTicket(user)]]) expect(openTicket(ticket)).toBeNull();
});
