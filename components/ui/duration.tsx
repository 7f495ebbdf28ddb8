import { useTranslations } from "next-intl";
import { isoDuration, spanOf } from "#lib/i18n/duration.ts";

/** A length of time in words, and for machines in ISO. */
export function Duration({ minutes, className }: { minutes: number; className?: string }) {
  const t = useTranslations("ui.duration");
  const { unit, value } = spanOf(minutes);
  return (
    <time dateTime={isoDuration(minutes)} className={className}>
      {t(unit, { value })}
    </time>
  );
}
