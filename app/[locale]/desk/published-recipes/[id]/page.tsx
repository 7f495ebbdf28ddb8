import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { z } from "zod";
import { PreviewLinkSection } from "#app/[locale]/desk/preview-link-section.tsx";
import { PublicationSection } from "#app/[locale]/desk/publication-section.tsx";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { StartForm } from "#components/content/recipe-drafts/desk/start-copy.tsx";
import { HistoryList } from "#components/content/recipe-drafts/review/history-list.tsx";
import { LanguageForms } from "#components/content/recipe-drafts/review/language-forms.tsx";
import { PublishedFacts } from "#components/content/recipe-drafts/review/published-facts.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { listRecipeHistory } from "#lib/content/recipe-drafts/draft/queries.ts";
import { getPublishedRecipe } from "#lib/content/recipe-drafts/publication/published-queries.ts";
import { copyAddress } from "#lib/content/recipe-drafts/working-copy/addresses.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ late?: string | string[] }>;
}

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("recipeReviews.published")]);
  return noindexMetadata(t("metaTitle"), routeAddresses("/desk/published-recipes/[id]", { id }));
}

/** A published recipe: whether readers see it, the forms to change it, and who has done so. */
export default async function PublishedRecipePage({ params, searchParams }: Props) {
  const [{ id }, { late }, locale, t, desk] = await Promise.all([
    params,
    searchParams,
    getLocale(),
    getTranslations("recipeReviews"),
    getTranslations("recipeDesk.recipe"),
  ]);
  await requireDeskEditor(routeAddress(locale, "/desk/published-recipes/[id]", { id }));
  if (!z.uuid().safeParse(id).success) notFound();
  const [recipe, history] = await Promise.all([getPublishedRecipe(locale, id), listRecipeHistory(id)]);
  if (!recipe) notFound();
  return (
    <>
      <FlashMessage message={await getFlashMessage()} />
      <p className="text-ink-2 text-sm">
        <Link href={address(locale, "/desk/published-recipes")} className="underline">
          {t("published.title")}
        </Link>
      </p>
      <h1 lang={recipe.language} className="text-3xl leading-tight [overflow-wrap:anywhere]">
        {recipe.title}
      </h1>
      <div className="mt-4 flex flex-wrap gap-3">
        <StartForm recipeId={id} label={desk("edit")} isPrimary />
        <LinkButton variant="secondary" href={copyAddress(locale, id, "revisions")}>
          {desk("revisions")}
        </LinkButton>
      </div>
      {late === "1" && (
        <p role="alert" className="mt-4 rounded-2 bg-tint px-5 py-4 font-strong">
          {t("decision.late")}
        </p>
      )}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid gap-10">
          <section aria-labelledby="facts-title">
            <h2 id="facts-title" className="mb-3 text-xl">
              {t("page.facts")}
            </h2>
            <PublishedFacts recipe={recipe} />
          </section>
          <section aria-labelledby="history-title">
            <h2 id="history-title" className="mb-3 text-xl">
              {t("page.history")}
            </h2>
            <HistoryList entries={history} />
          </section>
        </div>
        <div className="grid gap-10">
          <PublicationSection page="/desk/published-recipes/[id]" id={id} recipe={recipe} state={recipe.state} />
          {locales.every((language) => recipe.hrefs[language]) && <LanguageForms recipeId={id} />}
          {recipe.state !== "live" && <PreviewLinkSection subject={{ type: "item", id }} />}
        </div>
      </div>
    </>
  );
}
