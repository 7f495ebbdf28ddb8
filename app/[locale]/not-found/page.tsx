import { getLocale, getTranslations } from "next-intl/server";
import { CardTile } from "#components/content/cards/card.tsx";
import { EmergencyModal } from "#components/content/recipes/emergency/emergency-modal.tsx";
import { EmergencyPanel } from "#components/content/recipes/emergency/emergency-panel.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { listCardsById } from "#lib/content/cards/queries.ts";
import { emergencyRecipeSlugs } from "#lib/content/recipes/emergency-recipe.ts";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { address } from "#lib/platform/routing/address.ts";
import { SearchField } from "./search-field.tsx";

export { generateMetadata } from "#app/[locale]/not-found.tsx";

export const revalidate = 600;

/** The 404 page; the middleware rewrites unknown addresses to it and sets the status. */
export default async function NotFoundPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("errors.notFound")]);
  const recipe = await getRecipe(locale, emergencyRecipeSlugs[locale]);
  const [card] = recipe ? await listCardsById(locale, [recipe.id]) : [];
  return (
    // The footer follows without a gap.
    <div className="-mb-[calc(var(--section)*1.2)] grid min-h-[42rem] lg:grid-cols-[1.1fr_1fr]">
      <div className="grid content-center px-(--gutter) py-12">
        <div className="ml-auto w-full max-w-[32rem] max-lg:mr-auto lg:mr-[clamp(0rem,4vw,4rem)]">
          <p className="overline-text">{t("number")}</p>
          <h1 className="mt-3 mb-4 text-4xl leading-[1.02]">{t("title")}</h1>
          <p className="standfirst">{t("caption")}</p>
          <SearchField />
          <LinkButton href={address(locale, "/")} size="lg" className="mt-6">
            {t("home")}
          </LinkButton>
        </div>
      </div>
      {recipe && card && (
        <>
          <EmergencyPanel recipe={recipe}>
            <CardTile card={card} heading={2} priority />
          </EmergencyPanel>
          <EmergencyModal recipe={recipe} />
        </>
      )}
    </div>
  );
}
