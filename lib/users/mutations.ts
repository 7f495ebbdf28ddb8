import "server-only";
import { db } from "#lib/db/client.ts";
import { partners, type UserType, users } from "#lib/db/tables/users.ts";
import type { Localized } from "#lib/i18n/locales.ts";

interface UserInput {
  slug: string;
  name: string;
  newType: UserType;
  pictureId?: string;
  occupation: Partial<Localized>;
  bio: Partial<Localized>;
  website?: string;
  /** Belongs to the sample content. */
  isSample?: boolean;
  /** Only for partners. */
  partner?: { position: number; logo: string; trade: Localized };
}

/**
 * Inserts a profile and returns its id.
 *
 * @throws DrizzleQueryError with SQLSTATE 23505 when the slug is taken
 */
export async function createUser({ partner, ...user }: UserInput): Promise<string> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(users).values(user).returning({ id: users.id });
    if (!row) throw new Error("createUser: the database returned no id");
    if (partner) await tx.insert(partners).values({ userId: row.id, ...partner });
    return row.id;
  });
}
