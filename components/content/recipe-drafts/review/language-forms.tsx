"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReviewForm } from "#components/content/recipe-drafts/review/review-form.tsx";
import { withdrawRecipeLanguageAction } from "#lib/content/recipe-drafts/review/actions.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";

interface LanguageFormsProps {
  recipeId: string;
  locale: Locale;
  errorIcon: ReactNode;
}

/** Takes one of two published languages from readers. */
export function LanguageForms({ recipeId, locale, errorIcon }: LanguageFormsProps) {
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
          name={`withdraw-${language}`}
          action={withdrawRecipeLanguageAction}
          hidden={{ id: recipeId, locale, language }}
          fields={[]}
          submit={t(`withdraw.${language}`)}
          variant="secondary"
          errorIcon={errorIcon}
        >
          {() => null}
        </ReviewForm>
      ))}
    </section>
  );
}
