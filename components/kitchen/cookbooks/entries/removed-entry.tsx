import { useTranslations } from "next-intl";

/** Instead of the card of an item that is no longer public. */
export function RemovedEntry() {
  const t = useTranslations("cookbooks.entries");
  return (
    <article className="flex min-w-0 flex-col gap-[0.7rem]">
      <span className="photo gingham gingham-pale" />
      <h2 className="text-[1.1875rem] leading-[1.2] max-sm:text-md">{t("gone")}</h2>
      <p className="-mt-[0.45rem] text-ink-3 text-sm">{t("goneText")}</p>
    </article>
  );
}
