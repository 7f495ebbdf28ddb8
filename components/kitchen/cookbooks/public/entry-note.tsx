import { useTranslations } from "next-intl";

/** The owner's note on an item, below its card. */
export function EntryNote({ note }: { note: string | undefined }) {
  const t = useTranslations("cookbooks.entry");
  if (!note) return null;
  return (
    <p className="mt-3 whitespace-pre-line border-line-strong border-l-2 pl-3 text-ink-2 text-sm [overflow-wrap:anywhere]">
      <span className="sr-only">{t("note")}: </span>
      {note}
    </p>
  );
}
