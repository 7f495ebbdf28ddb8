import "server-only";
import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import { env } from "#lib/platform/config/env.ts";
import type { Imprint } from "#lib/platform/config/imprint.ts";
import { site } from "#lib/platform/config/site.ts";
import { db } from "#lib/platform/db/client.ts";
import { readSiteSettings } from "#lib/platform/db/settings/site-settings.ts";
import { appMetadata } from "#lib/platform/db/tables/app-metadata.ts";
import { items, itemTexts, legalPageKeys } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import { getActiveLocales } from "#lib/platform/i18n/active-locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { createChecklist, type SetupFacts } from "./checklist.ts";

/** Looks at settings and content as they are now. */
export async function findSetupFacts(): Promise<SetupFacts> {
  const [written, legalStories, { settings }, [admins], [sample], [backup]] = await Promise.all([
    listWrittenLegalPages(),
    listLegalStories(),
    readSiteSettings(),
    db
      .select({ count: count() })
      .from(users)
      .where(and(eq(users.newType, "admin"), isNotNull(users.email))),
    db.select({ id: users.id }).from(users).where(eq(users.isSample, true)).limit(1),
    db.select({ at: sql<string>`value #>> '{}'` }).from(appMetadata).where(eq(appMetadata.key, "backup")),
  ]);
  const isWritten = new Set(written.map(({ pageKey, locale }) => `${pageKey} ${locale}`));
  return {
    siteUrl: env.SITE_URL,
    siteName: settings.name ?? site.name,
    siteMail: settings.mail ?? site.mail,
    locales: getActiveLocales(),
    hasColors: Boolean(settings.colors),
    hasLogo: Boolean(settings.logo),
    legalStories,
    missingImprint: Object.entries(settings.imprint ?? site.imprint).flatMap(([field, value]) =>
      value ? [] : [field as keyof Imprint],
    ),
    unwrittenPages: legalPageKeys
      .flatMap((page) => getActiveLocales().map((locale) => ({ page, locale })))
      .filter(({ page, locale }) => !isWritten.has(`${page} ${locale}`)),
    admins: admins?.count ?? 0,
    hasSamples: sample !== undefined,
    mailHost: env.SMTP_URL ? new URL(env.SMTP_URL).host : null,
    bucket: env.S3_BUCKET ?? null,
    dataDir: env.DATA_DIR,
    lastBackupAt: backup ? new Date(backup.at) : null,
  };
}

/** How many required steps are open. */
export async function countOpenSetupItems(): Promise<number> {
  const items = createChecklist(await findSetupFacts(), currentTime());
  return items.filter(({ state }) => state === "open").length;
}

function listWrittenLegalPages() {
  return db
    .select({ pageKey: stories.pageKey, locale: itemTexts.locale })
    .from(stories)
    .innerJoin(items, eq(items.id, stories.itemId))
    .innerJoin(itemTexts, eq(itemTexts.itemId, items.id))
    .where(and(isPublicItem(), isNotNull(stories.pageKey)));
}

async function listLegalStories(): Promise<SetupFacts["legalStories"]> {
  const rows = await db.select({ page: stories.pageKey, id: stories.itemId }).from(stories);
  return legalPageKeys.flatMap((page) => rows.filter((row) => row.page === page).map(({ id }) => ({ page, id })));
}
