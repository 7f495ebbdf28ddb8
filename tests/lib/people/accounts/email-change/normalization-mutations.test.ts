import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { normalizeStoredEmails } from "#lib/people/accounts/email-change/normalization-mutations.ts";
import { verifyCredentials } from "#lib/people/accounts/mutations.ts";
import { signInBodySchema } from "#lib/people/accounts/schema.ts";
import { db } from "#lib/platform/db/client.ts";
import { newsletterSubscriptions } from "#lib/platform/db/tables/newsletters.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createMember, newRequester, password } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const emailOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]?.email;
const signIn = async (email: string) => {
  const input = { ...signInBodySchema.parse({ email, password }), locale: "de" as const };
  return (await verifyCredentials(input, newRequester())).error;
};

test("lets owners of addresses that were stored as typed sign in", async () => {
  const { id } = await createMember({ email: "Tom@bücher.example", name: "Tom", slug: "tom" });
  await db
    .insert(newsletterSubscriptions)
    .values({ email: "tom@bücher.example", locale: "de", consent: "v1", location: "footer" });
  expect(await signIn("tom@bücher.example")).toBe("wrong");
  await normalizeStoredEmails();
  expect(await emailOf(id)).toBe("tom@xn--bcher-kva.example");
  expect(await signIn("tom@bücher.example")).toBeNull();
  const subscribers = (await db.select().from(newsletterSubscriptions)).map(({ email }) => email);
  expect(subscribers).toEqual(["tom@xn--bcher-kva.example"]);
});

test("leaves an address that another account has, and goes on with the others", async () => {
  const taken = await createMember({ email: "ida@käse.example", name: "Ida", slug: "ida" });
  const other = await createMember({ email: "ida@xn--kse-qla.example", name: "Ida 2", slug: "ida-2" });
  const next = await createMember({ email: "uta@öl.example", name: "Uta", slug: "uta" });
  const plain = await createMember();
  await normalizeStoredEmails();
  expect(await emailOf(taken.id)).toBe("ida@käse.example");
  expect(await emailOf(other.id)).toBe("ida@xn--kse-qla.example");
  expect(await emailOf(next.id)).toBe("uta@xn--l-0ga.example");
  expect(await emailOf(plain.id)).toBe(plain.email);
});
