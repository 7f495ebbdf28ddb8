import { getLocale, getTranslations } from "next-intl/server";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { CardTile } from "#components/cards/card.tsx";
import { CardGridSkeleton } from "#components/cards/card-grid-skeleton.tsx";
import { EmptyList } from "#components/cards/empty-list.tsx";
import { Streamed } from "#components/ui/loading/streamed.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { OwnRecipeCard } from "#components/users/own-recipe-card.tsx";
import { listCardsById } from "#lib/cards/queries.ts";
import { address, routeAddress } from "#lib/routing/address.ts";
import { listOwnRecipes } from "#lib/users/own-recipes-queries.ts";
import { ProfilePage, profileMetadata } from "../profile-page.tsx";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return profileMetadata("recipes");
}

type Props = { searchParams: Promise<{ page?: string | string[] }> };

export default async function OwnRecipesPage({ searchParams }: Props) {
  const { page } = await searchParams;
  const user = await requireSignIn(address(await getLocale(), "/profile/recipes"));
  return (
    <ProfilePage tab="recipes" user={user}>
      <Streamed skeleton={<CardGridSkeleton count={8} />} content={renderOwnRecipes(user.id, pageNumber(page))} />
    </ProfilePage>
  );
}

async function renderOwnRecipes(userId: string, page: number) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("users.ownRecipes")]);
  const { data, meta } = await listOwnRecipes(locale, userId, page);
  const cards = await listCardsById(
    locale,
    data.filter(({ href }) => href).map(({ id }) => id),
  );
  return (
    <>
      {data.length === 0 && <EmptyList title={t("emptyTitle")} text={t("emptyText")} />}
      {data.some(({ state }) => state !== "live") && <p className="mb-6 text-ink-2">{t("onlyYou")}</p>}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4">
        {data.map((recipe) => {
          const card = cards.find(({ id }) => id === recipe.id);
          return (
            <li key={recipe.id} className="min-w-0">
              {card ? <CardTile card={card} heading={2} /> : <OwnRecipeCard recipe={recipe} />}
            </li>
          );
        })}
      </ul>
      <Pagination {...meta.pagination} getHref={(number) => routeAddress(locale, "/profile/recipes", {}, number)} />
    </>
  );
}

function pageNumber(param: string | string[] | undefined): number {
  return typeof param === "string" && /^[1-9]\d{0,3}$/.test(param) ? Number(param) : 1;
}
