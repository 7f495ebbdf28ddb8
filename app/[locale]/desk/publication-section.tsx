import { getLocale, getTranslations } from "next-intl/server";
import { PublicationForms } from "#components/content/recipe-drafts/review/publication-forms.tsx";
import type { PublicationPage } from "#lib/content/recipe-drafts/review/form-schema.ts";
import type { PublicationState } from "#lib/content/recipe-drafts/states.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";

interface PublicationSectionProps {
  /** The page, and the id of its draft or recipe. */
  page: PublicationPage;
  id: string;
  recipe: { id: string; publishedAt: Date | null; expiresAt: Date | null };
  state: PublicationState;
}

/** Whether readers see the recipe, from when until when, and the forms to change it. */
export async function PublicationSection({ page, id, recipe, state }: PublicationSectionProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("recipeReviews.publication")]);
  const { publishedAt, expiresAt } = recipe;
  const time = (date: Date | null) => (date ? formatDateTime(date, locale) : "");
  return (
    <section aria-labelledby="publication-title" className="rounded-2 border border-line p-5">
      <h2 id="publication-title" className="mb-2 text-xl">
        {t("title")}
      </h2>
      <p className="mb-5">{t(`state.${state}`, { from: time(publishedAt), until: time(expiresAt) })}</p>
      {state === "live" && expiresAt && <p className="-mt-4 mb-5">{t("until", { until: time(expiresAt) })}</p>}
      <PublicationForms
        // Another state has other forms, which start empty.
        key={`${publishedAt?.getTime()} ${expiresAt?.getTime()}`}
        page={page}
        id={id}
        recipeId={recipe.id}
        state={state}
      />
    </section>
  );
}
