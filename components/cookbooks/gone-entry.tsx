import { useTranslations } from "next-intl";

/** In the place of a card whose recipe or story nobody sees any more. */
export function GoneEntry() {
  const t = useTranslations("cookbooks.entries");
  return (
    <article className="flex min-w-0 flex-col gap-[0.7rem]">
      <span className="photo karo karo-pale" />
      <h2 className="text-[1.1875rem] leading-[1.2] max-sm:text-md">{t("gone")}</h2>
      <p className="-mt-[0.45rem] text-ink-3 text-sm">{t("goneText")}</p>
    </article>
  );
}
