import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { countReport } from "#lib/people/reports/allowance.ts";
import { newEmail } from "#tests/support/accounts.ts";

let networks = 0;
const fromAnywhere = () => {
  networks += 1;
  return new Headers({ "x-forwarded-for": `198.18.7.${networks}` });
};

test("notices of strangers with an address use up none of its owner who is signed in", async () => {
  const email = newEmail();
  const anonymous = { reporterId: null, email };
  for (let count = 0; count < 10; count += 1) await countReport(fromAnywhere(), anonymous);
  await expect(countReport(fromAnywhere(), anonymous)).rejects.toMatchObject({ code: "tooMany" });
  await countReport(fromAnywhere(), { reporterId: randomUUID(), email, isOwnEmail: true });
  const stranger = { reporterId: randomUUID(), email };
  await expect(countReport(fromAnywhere(), stranger)).rejects.toMatchObject({ code: "tooMany" });
});
