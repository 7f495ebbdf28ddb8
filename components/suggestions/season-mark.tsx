import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";

/** Says of a dish that now is its time. */
export function SeasonMark() {
  const t = useTranslations("suggestions.results");
  return (
    <p className="mt-1 inline-flex items-center gap-1.5 font-strong text-schnittlauch text-sm">
      <Icon name="carrot" className="size-4" />
      {t("inSeason")}
    </p>
  );
}
