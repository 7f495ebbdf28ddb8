import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { address } from "#lib/i18n/address.ts";

/** Says plainly that a partner pays for what stands below. */
export function AdvertisingNote({ name }: { name: string }) {
  const t = useTranslations("users.page");
  return (
    <p className="mb-8 max-w-[44rem] rounded-2 border border-line-strong px-5 py-4 text-ink-2">
      {t("advertising", { name })}{" "}
      <Link href={address(useLocale(), "/partners")} className="font-strong text-kobalt">
        {t("advertisingLink")}
      </Link>
    </p>
  );
}
