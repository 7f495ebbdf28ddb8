import { useTranslations } from "next-intl";

/** The end of the work: a box laid on the cloth. */
export function Enjoy() {
  const t = useTranslations("recipes.enjoy");
  return (
    <div className="karo karo-pale mt-12 rounded-2 p-6 text-center print:hidden">
      <div className="rounded-2 bg-page p-6">
        <h3 className="text-xl">{t("title")}</h3>
        <p className="text-ink-2">{t("text")}</p>
      </div>
    </div>
  );
}
