import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import { db } from "#lib/platform/db/client.ts";
import { pickSettings, type SettingsChange } from "#lib/platform/db/settings/user-settings.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { slugHistory } from "#lib/platform/db/tables/routing.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { defaultLocale, type Locale, type Localized } from "#lib/platform/i18n/locales.ts";
import { toUserSlug } from "#lib/platform/text/user-name.ts";
import type { NameProblem } from "./names/name-problem.ts";
import { findNameProblem } from "./names/queries.ts";

interface ProfileChange extends SettingsChange {
  /** Normalized by `normalizeUserName`. */
  name?: string;
  bio?: string;
  /** Null or empty for none. */
  website?: string | null;
  /** One of the user's uploads. */
  pictureId?: string | null;
}

/** `slugs`: the present slug and, after a change of name, the former one. */
type ProfileChangeResult =
  | { error: null; slugs: string[]; formerPictureId: string | null }
  | { error: NameProblem | "missing" };

/**
 * Updates the given fields of a profile. A new name changes the slug, and the former slug
 * redirects.
 *
 * @param language The language the bio is written in.
 */
export async function updateProfile(
  userId: string,
  change: ProfileChange,
  language: Locale = defaultLocale,
): Promise<ProfileChangeResult> {
  try {
    return await tryUpdateProfile(userId, change, language);
  } catch (error) {
    if (!isConflict(error)) throw error;
    // A concurrent request has taken the name or its slug: the second attempt sees that.
    return tryUpdateProfile(userId, change, language);
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === "23505";
}

async function tryUpdateProfile(userId: string, change: ProfileChange, language: Locale): Promise<ProfileChangeResult> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user) return { error: "missing" };
    const { name = user.name, pictureId } = change;
    if (pictureId && !(await isOwnUpload(tx, userId, pictureId))) return { error: "missing" };
    // A name from before a rule stays.
    const isTeam = isEditor(user.newType);
    const problem = name === user.name ? null : await findNameProblem(name, { ownId: userId, isTeam, tx });
    if (problem) return { error: problem };
    const slug = await updateSlug(tx, user, name);
    await tx
      .update(users)
      .set({
        name,
        slug,
        bio: change.bio === undefined ? user.bio : mergeBio(user.bio, change.bio, language),
        website: change.website === undefined ? user.website : change.website || null,
        ...pickSettings(change),
        pictureId: pictureId === undefined ? user.pictureId : pictureId,
      })
      .where(eq(users.id, userId));
    const formerPictureId = pictureId === undefined || pictureId === user.pictureId ? null : user.pictureId;
    return { error: null, slugs: slug === user.slug ? [slug] : [slug, user.slug], formerPictureId };
  });
}

/** A bio in one language counts for both. A user with two bios changes the one of this language. */
function mergeBio(bio: Partial<Localized>, text: string, language: Locale): Partial<Localized> {
  const previous = Object.keys(bio).length > 1 ? bio : {};
  const { [language]: _, ...others } = previous;
  return text === "" ? others : { ...others, [language]: text };
}

async function isOwnUpload(tx: Transaction, userId: string, pictureId: string): Promise<boolean> {
  const found = await tx
    .select({ id: uploads.pictureId })
    .from(uploads)
    .where(and(eq(uploads.pictureId, pictureId), eq(uploads.userId, userId)));
  return found.length > 0;
}

/**
 * Returns the slug for the new name and stores the former one. Names that make the same slug keep
 * it.
 */
async function updateSlug(
  tx: Transaction,
  user: { id: string; slug: string; name: string },
  name: string,
): Promise<string> {
  if (toUserSlug(name, 1) === toUserSlug(user.name, 1)) return user.slug;
  const slug = await findFreeSlug(tx, user.id, name);
  await tx.delete(slugHistory).where(and(eq(slugHistory.kind, "user"), eq(slugHistory.slug, slug)));
  // Slugs of profiles are the same in both languages.
  await tx.insert(slugHistory).values({ kind: "user", locale: defaultLocale, slug: user.slug, targetId: user.id });
  return slug;
}

/** Finds a slug that no user has and no other user had. */
async function findFreeSlug(tx: Transaction, userId: string, name: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const slug = toUserSlug(name, attempt);
    const { rows } = await tx.execute(sql`
      select from users where slug = ${slug}
      union all
      select from slug_history where kind = 'user' and slug = ${slug} and target_id <> ${userId}`);
    if (rows.length === 0) return slug;
  }
}
