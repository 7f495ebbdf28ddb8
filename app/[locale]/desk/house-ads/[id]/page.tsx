import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { z } from "zod";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { AdDays } from "#components/business/ads/desk/ad-days.tsx";
import { findHouseAd, listAdDays } from "#lib/business/ads/desk-queries.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { requireReviewer } from "../../require-reviewer.ts";
import { AdFormSection } from "../ad-form-section.tsx";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("ads.desk")]);
  const alternates = Object.fromEntries(
    locales.map((locale) => [locale, routeAddress(locale, "/desk/house-ads/[id]", { id })]),
  );
  return listMetadata({ title: t("editTitle"), description: "", alternates, isIndexed: false });
}

/** The form of an advertisement, and what was counted by day. */
export default async function HouseAdPage({ params }: Props) {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations("ads.desk")]);
  await requireReviewer(routeAddress(locale, "/desk/house-ads/[id]", { id }));
  const ad = z.uuid().safeParse(id).success ? await findHouseAd(id) : null;
  if (!ad) notFound();
  const { slot, locale: language, isPaid, title, text, href, pictureId, weight, startsOn, endsOn, endedAt } = ad;
  return (
    <>
      <AdFormSection
        title={t("editTitle")}
        note={endedAt && t("endedNote")}
        id={ad.id}
        values={{
          slot,
          language,
          title,
          text,
          href,
          pictureId,
          startsOn,
          kind: isPaid ? "paid" : "own",
          pictureSrc: pictureAddress(pictureId, 384),
          weight: String(weight),
          endsOn: endsOn ?? "",
        }}
      />
      <AdDays days={await listAdDays(ad.id)} locale={locale} />
    </>
  );
}
