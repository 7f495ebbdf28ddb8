import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DietPanel } from "#components/content/ingredients/desk/diet-panel.tsx";
import { DeletePanel } from "#components/ui/desk/delete-panel.tsx";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { MergePanel } from "#components/ui/desk/merge-panel.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { deleteIngredientAction, mergeIngredientAction } from "#lib/content/ingredients/actions.ts";
import {
  type DeskIngredient,
  findDeskIngredient,
  listMergeTargets,
} from "#lib/content/ingredients/desk/desk-queries.ts";
import { getDiets, previewDiets } from "#lib/content/ingredients/desk/diet-queries.ts";
import { readDiets } from "#lib/content/ingredients/desk/diets.ts";
import {
  countIngredientUses,
  countRecipesWithBoth,
  type IngredientUses,
  isUnused,
} from "#lib/content/ingredients/merge/use-queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";
import { IngredientFormSection } from "../ingredient-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/ingredients/[id]";

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Partial<Record<string, string | string[]>>>;
};

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("ingredients.desk")]);
  return noindexMetadata(t("title"), routeAddresses(route, { id }));
}

/** Changes an ingredient, merges it into another one, or deletes it. */
export default async function DeskIngredientPage({ params, searchParams }: Props) {
  const [{ id }, query, locale, t] = await Promise.all([
    params,
    searchParams,
    getLocale(),
    getTranslations("ingredients.desk"),
  ]);
  await requireDeskEditor(routeAddress(locale, route, { id }));
  const ingredient = await requireEntry(id, findDeskIngredient);
  const [uses, message] = await Promise.all([countIngredientUses(ingredient), getFlashMessage()]);
  const name = ingredient.texts[locale].singular;
  const { into } = query;
  const chosen = readDiets(query);
  return (
    <>
      <FlashMessage message={message} />
      <DeskHeading back={{ href: address(locale, "/desk/ingredients"), label: t("back") }} title={name} />
      <IngredientFormSection ingredient={ingredient} />
      <DietPanel
        path={routeAddress(locale, route, { id })}
        name={name}
        isDerived={ingredient.diets === null}
        diets={getDiets(ingredient)}
        preview={chosen && { diets: chosen, changes: await previewDiets(ingredient, chosen) }}
        fields={{ id: ingredient.id, version: String(ingredient.version), locale }}
      />
      <IngredientMerge ingredient={ingredient} uses={uses} into={typeof into === "string" ? into : null} />
      <DeletePanel
        name={name}
        text={t(isUnused(uses) ? "deleteText" : "keptUsed")}
        isPossible={isUnused(uses)}
        action={deleteIngredientAction}
        fields={{ id: ingredient.id, version: String(ingredient.version), locale }}
      />
    </>
  );
}

interface IngredientMergeProps {
  ingredient: DeskIngredient;
  uses: IngredientUses;
  into: string | null;
}

async function IngredientMerge({ ingredient, uses, into }: IngredientMergeProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("ingredients.desk")]);
  const targets = await listMergeTargets(ingredient, locale);
  if (targets.length === 0) return null;
  const target = targets.find(({ id }) => id === into) ?? null;
  const both = target ? await countRecipesWithBoth([ingredient.id, target.id]) : 0;
  return (
    <MergePanel
      path={routeAddress(locale, route, { id: ingredient.id })}
      name={ingredient.texts[locale].singular}
      intro={t(ingredient.hasPage ? "mergeIntroPage" : "mergeIntro")}
      targets={targets}
      into={target}
      moves={[
        t("moves.recipes", { count: uses.recipes }),
        ...(both > 0 ? [t("moves.both", { count: both })] : []),
        t("moves.drafts", { count: uses.drafts }),
        t("moves.adaptations", { count: uses.adaptations }),
        t("moves.listItems", { count: uses.listItems }),
        t("moves.modules", { count: uses.modules }),
        t("moves.address", { slug: ingredient.texts[locale].slug }),
        t("moves.lost"),
      ]}
      action={mergeIngredientAction}
      fields={{ id: ingredient.id, version: String(ingredient.version), locale }}
    />
  );
}
