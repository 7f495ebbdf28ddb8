import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** Labels the content below as paid by a partner. */
export function AdvertisingNotice({ name }: { name: string }) {
  const t = useTranslations("users.page");
  return (
    <p className="mb-8 max-w-[44rem] rounded-2 border border-line-strong px-5 py-4 text-ink-2">
      {t("advertising", { name })}{" "}
      <Link href={address(useLocale(), "/partners")} className="font-strong text-primary">
        {t("advertisingLink")}
      </Link>
    </p>
  );
}
