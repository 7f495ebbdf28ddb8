import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** Section that links to the quiz; `id` is unique on the page. */
export function QuizTeaser({ id }: { id: string }) {
  const t = useTranslations("preferences.teaser");
  return (
    <section className="wrap section" aria-labelledby={id}>
      <div className="gingham gingham-pale rounded-2 p-4 md:p-6">
        <div className="grid items-center gap-x-10 gap-y-5 rounded-2 bg-page px-5 py-6 md:grid-cols-[1fr_auto] md:px-8 md:py-7">
          <div>
            <h2 id={id} className="text-2xl">
              {t("title")}
            </h2>
            <p className="mt-2 max-w-measure text-ink-2">{t("text")}</p>
          </div>
          <LinkButton href={address(useLocale(), "/quiz")} variant="secondary" size="lg">
            {t("action")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
