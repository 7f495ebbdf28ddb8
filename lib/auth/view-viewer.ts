import "server-only";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { newsletterSubscriptions } from "#lib/db/tables/mail.ts";
import { tastes } from "#lib/db/tables/tastes.ts";
import { defaultLocale } from "#lib/i18n/locales.ts";
import { pictureAddress } from "#lib/media/address.ts";
import { findPictures } from "#lib/media/queries.ts";
import type { Viewer } from "./viewer-type.ts";
import type { ViewerView } from "./viewer-view.ts";

/** What the pages of this viewer may know about them: the `data` of GET /api/users/me/. */
export async function viewViewer(viewer: Viewer): Promise<ViewerView> {
  const { id, slug, name, newType, isPremium, locale, units } = viewer;
  const [picture, newsletterOptIn, isQuizDue] = await Promise.all([
    findPicture(viewer),
    getsNewsletter(viewer),
    findsQuizDue(viewer),
  ]);
  return {
    id,
    slug,
    name,
    new_type: newType,
    is_premium: isPremium,
    newsletter_opt_in: newsletterOptIn,
    locale,
    units,
    is_quiz_due: isQuizDue,
    picture,
  };
}

async function findPicture({ pictureId, locale }: Viewer): Promise<ViewerView["picture"]> {
  if (!pictureId) return null;
  const picture = (await findPictures(locale ?? defaultLocale, [pictureId])).get(pictureId);
  return picture ? { ...picture, src: pictureAddress(picture.id, 96) } : null;
}

async function getsNewsletter({ email }: Viewer): Promise<boolean> {
  if (email === null) return false;
  const { email: address, id, confirmedAt, unsubscribedAt } = newsletterSubscriptions;
  const rows = await db
    .select({ id })
    .from(newsletterSubscriptions)
    .where(and(eq(address, email), isNotNull(confirmedAt), isNull(unsubscribedAt)));
  return rows.length > 0;
}

async function findsQuizDue({ id }: Viewer): Promise<boolean> {
  const [row] = await db.select({ isDue: tastes.isDue }).from(tastes).where(eq(tastes.userId, id));
  return row?.isDue ?? false;
}
