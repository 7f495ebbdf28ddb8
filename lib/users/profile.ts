import "server-only";
import { and, eq, ne, sql } from "drizzle-orm";
import { slugOfName } from "#lib/auth/user-name.ts";
import { db } from "#lib/db/client.ts";
import { uploads } from "#lib/db/tables/accounts.ts";
import { slugHistory } from "#lib/db/tables/taxonomy.ts";
import { type UnitSystem, users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { defaultLocale, type Locale, type Localized } from "#lib/i18n/locales.ts";

export interface ProfileChange {
  /** Clean (`cleanName`). */
  name?: string;
  bio?: string;
  /** Null or empty for none. */
  website?: string | null;
  locale?: Locale;
  units?: UnitSystem;
  /** One of the user's own uploads. */
  pictureId?: string | null;
}

export type ProfileChanged =
  /** `slugs` are the addresses of the profile, the right one first; `formerPictureId` is what the profile shows no more. */
  { problem: null; slugs: string[]; formerPictureId: string | null } | { problem: "nameTaken" | "missing" };

/**
 * Changes what is given of a user's own profile. `language` is the one the bio is written in. A new name brings a new address, and the
 * old one leads there.
 */
export async function changeProfile(
  userId: string,
  change: ProfileChange,
  language: Locale = defaultLocale,
): Promise<ProfileChanged> {
  try {
    return await tryToChange(userId, change, language);
  } catch (error) {
    if (!isConflict(error)) throw error;
    // Somebody was faster with this name or its address: the second look sees it.
    return tryToChange(userId, change, language);
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === "23505";
}

async function tryToChange(userId: string, change: ProfileChange, language: Locale): Promise<ProfileChanged> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user) return { problem: "missing" };
    const { name = user.name, pictureId } = change;
    if (pictureId && !(await isOwnUpload(tx, userId, pictureId))) return { problem: "missing" };
    if (await isNameTaken(tx, userId, name)) return { problem: "nameTaken" };
    const slug = await moveSlug(tx, user, name);
    await tx
      .update(users)
      .set({
        name,
        slug,
        bio: change.bio === undefined ? user.bio : writeBio(user.bio, change.bio, language),
        website: change.website === undefined ? user.website : change.website || null,
        locale: change.locale ?? user.locale,
        units: change.units ?? user.units,
        pictureId: pictureId === undefined ? user.pictureId : pictureId,
      })
      .where(eq(users.id, userId));
    const formerPictureId = pictureId === undefined || pictureId === user.pictureId ? null : user.pictureId;
    return { problem: null, slugs: slug === user.slug ? [slug] : [slug, user.slug], formerPictureId };
  });
}

/** Most have written one text for both languages; whoever has two changes the one in front of them. */
function writeBio(bio: Partial<Localized>, text: string, language: Locale): Partial<Localized> {
  const kept = Object.keys(bio).length > 1 ? bio : {};
  const { [language]: _, ...others } = kept;
  return text === "" ? others : { ...others, [language]: text };
}

async function isNameTaken(tx: Transaction, userId: string, name: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, userId), sql`lower(${users.name}) = lower(${name})`));
  return found.length > 0;
}

async function isOwnUpload(tx: Transaction, userId: string, pictureId: string): Promise<boolean> {
  const found = await tx
    .select({ id: uploads.pictureId })
    .from(uploads)
    .where(and(eq(uploads.pictureId, pictureId), eq(uploads.userId, userId)));
  return found.length > 0;
}

/** The address for this name; the former one is remembered. Names that differ in nothing an address shows keep theirs. */
async function moveSlug(
  tx: Transaction,
  user: { id: string; slug: string; name: string },
  name: string,
): Promise<string> {
  if (slugOfName(name, 1) === slugOfName(user.name, 1)) return user.slug;
  const slug = await freeSlug(tx, user.id, name);
  await tx.delete(slugHistory).where(and(eq(slugHistory.kind, "user"), eq(slugHistory.slug, slug)));
  // Addresses of profiles are the same in both languages.
  await tx.insert(slugHistory).values({ kind: "user", locale: defaultLocale, slug: user.slug, targetId: user.id });
  return slug;
}

/** An address nobody has and nobody else had; one's own former one may be taken up again. */
async function freeSlug(tx: Transaction, userId: string, name: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const slug = slugOfName(name, attempt);
    const { rows } = await tx.execute(sql`
      select from users where slug = ${slug}
      union all
      select from slug_history where kind = 'user' and slug = ${slug} and target_id <> ${userId}`);
    if (rows.length === 0) return slug;
  }
}
