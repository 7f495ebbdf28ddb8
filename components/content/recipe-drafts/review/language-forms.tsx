import { useTranslations } from "next-intl";
import { ReviewForm } from "#components/content/recipe-drafts/review/review-form.tsx";
import { withdrawRecipeLanguageAction } from "#lib/content/recipe-drafts/review/actions.ts";
import { locales } from "#lib/platform/i18n/locales.ts";

/** Takes one of two published languages from readers. */
export function LanguageForms({ recipeId }: { recipeId: string }) {
  const t = useTranslations("recipeReviews.publication");
  return (
    <section aria-labelledby="languages-title" className="grid gap-4 rounded-2 border border-line p-5">
      <h2 id="languages-title" className="text-xl">
        {t("languages")}
      </h2>
      <p className="text-ink-2 text-sm">{t("withdrawHint")}</p>
      {locales.map((language) => (
        <ReviewForm
          key={language}
          action={withdrawRecipeLanguageAction}
          hidden={{ id: recipeId, language }}
          fields={[]}
          submit={t(`withdraw.${language}`)}
          variant="secondary"
        />
      ))}
    </section>
  );
}
