import { getLocale, getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";
import { requireDeskEditor } from "../../require-desk-role.ts";
import { AdFormSection } from "../ad-form-section.tsx";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("ads.desk");
  return noindexMetadata(t("newTitle"), addresses("/desk/house-ads/new"));
}

/** The form of a new advertisement. */
export default async function NewHouseAdPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("ads.desk")]);
  await requireDeskEditor(address(locale, "/desk/house-ads/new"));
  const { date: today } = toLocalTime(currentTime());
  return (
    <AdFormSection
      title={t("newTitle")}
      saved={null}
      values={{ language: locale, kind: "own", weight: "1", startsOn: today }}
    />
  );
}
