import { getLocale, getTranslations } from "next-intl/server";
import { CardTile } from "#components/cards/card.tsx";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { PageLinks } from "#components/ui/page-links.tsx";
import { OwnRecipeTile } from "#components/users/own-recipe-tile.tsx";
import { listCardsById } from "#lib/cards/queries.ts";
import { address, fill } from "#lib/i18n/address.ts";
import { listOwnRecipes } from "#lib/users/own-recipes.ts";
import { ProfilePage, profileMetadata } from "../profile-page.tsx";
import { requireProfile } from "../require-profile.ts";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return profileMetadata("recipes");
}

type Props = { searchParams: Promise<{ page?: string | string[] }> };

export default async function OwnRecipesPage({ searchParams }: Props) {
  const [{ page }, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("users.ownRecipes")]);
  const viewer = await requireProfile(address(locale, "/profile/recipes"));
  const { data, meta } = await listOwnRecipes(locale, viewer.id, pageNumber(page));
  const cards = await listCardsById(
    locale,
    data.filter(({ href }) => href).map(({ id }) => id),
  );
  return (
    <ProfilePage tab="recipes" viewer={viewer}>
      {data.length === 0 && <NothingYet title={t("emptyTitle")} text={t("emptyText")} />}
      {data.some(({ state }) => state !== "live") && <p className="mb-6 text-ink-2">{t("onlyYou")}</p>}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4">
        {data.map((recipe) => {
          const card = cards.find(({ id }) => id === recipe.id);
          return (
            <li key={recipe.id} className="min-w-0">
              {card ? <CardTile card={card} heading={2} /> : <OwnRecipeTile recipe={recipe} />}
            </li>
          );
        })}
      </ul>
      <PageLinks {...meta.pagination} hrefOf={(number) => fill(locale, "/profile/recipes", {}, number)} />
    </ProfilePage>
  );
}

function pageNumber(param: string | string[] | undefined): number {
  return typeof param === "string" && /^[1-9]\d{0,3}$/.test(param) ? Number(param) : 1;
}
