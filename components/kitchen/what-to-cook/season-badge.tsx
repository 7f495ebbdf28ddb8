import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icons/icon.tsx";

/** Marks a dish that is in season. */
export function SeasonBadge() {
  const t = useTranslations("whatToCook.results");
  return (
    <p className="mt-1 inline-flex items-center gap-1.5 font-strong text-success text-sm">
      <Icon name="carrot" className="size-4" />
      {t("inSeason")}
    </p>
  );
}
