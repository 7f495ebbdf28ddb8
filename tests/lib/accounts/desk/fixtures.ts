import { eq } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { type UserType, users } from "#lib/db/tables/users.ts";

export const otherRoles = ["community", "contributor", "partner", "editor"] as const satisfies readonly UserType[];

/** Runs a form action and returns its state, or where it redirects. */
export async function runForm(
  action: (before: never, form: FormData) => Promise<unknown>,
  fields: Record<string, string>,
): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ locale: "de", ...fields })) form.set(name, value);
  return action({ status: "open" } as never, form).catch((error: Error) => error.message);
}

export async function rowOf(id: string) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error("no user");
  return row;
}
