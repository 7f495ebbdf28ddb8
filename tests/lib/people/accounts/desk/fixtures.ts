import { eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type UserType, users } from "#lib/platform/db/tables/users.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";

export const otherRoles = ["community", "contributor", "partner", "editor"] as const satisfies readonly UserType[];

/** Runs a form action and returns its state, or where it redirects. */
export async function runForm(
  action: (before: never, form: FormData) => Promise<unknown>,
  fields: Record<string, string>,
): Promise<unknown> {
  return action({ status: "open" } as never, toForm({ locale: "de", ...fields })).catch(
    (error: Error) => error.message,
  );
}

export async function rowOf(id: string) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error("no user");
  return row;
}
