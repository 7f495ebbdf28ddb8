import { useTranslations } from "next-intl";
import { HiddenText } from "#components/ui/text/hidden-text.tsx";
import { toDurationParts, toHoursAndMinutes, toIsoDuration } from "#lib/platform/i18n/duration.ts";

/** A duration with its unit, in words for screen readers, with ISO 8601 for machines. */
export function Duration({ minutes, className }: { minutes: number; className?: string }) {
  const t = useTranslations("ui.duration");
  const { unit, value } = toDurationParts(minutes);
  return (
    <time dateTime={toIsoDuration(minutes)} className={className}>
      <span aria-hidden="true">{t(unit, { value })}</span>
      <HiddenText>{t("words", toHoursAndMinutes(minutes))}</HiddenText>
    </time>
  );
}
