import { getLocale, getTranslations } from "next-intl/server";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { AdDays } from "#components/business/ads/desk/ad-days.tsx";
import { findHouseAd, listAdDays } from "#lib/business/ads/desk-queries.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";
import { requireDeskEditor } from "../../require-desk-role.ts";
import { AdFormSection } from "../ad-form-section.tsx";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("ads.desk")]);
  return noindexMetadata(t("editTitle"), routeAddresses("/desk/house-ads/[id]", { id }));
}

/** The form of an advertisement, and what was counted by day. */
export default async function HouseAdPage({ params }: Props) {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations("ads.desk")]);
  await requireDeskEditor(routeAddress(locale, "/desk/house-ads/[id]", { id }));
  const ad = await requireEntry(id, findHouseAd);
  const { slot, locale: language, isPaid, title, text, href, pictureId, weight, startsOn, endsOn, endedAt } = ad;
  return (
    <>
      <AdFormSection
        title={t("editTitle")}
        note={endedAt && t("endedNote")}
        saved={{ id: ad.id, version: ad.version }}
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
