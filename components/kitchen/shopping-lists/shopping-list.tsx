"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { AddItemForm } from "#components/kitchen/shopping-lists/add-item-form.tsx";
import { ImportDeviceList } from "#components/kitchen/shopping-lists/import-device-list.tsx";
import { ListedRecipes } from "#components/kitchen/shopping-lists/listed-recipes.tsx";
import { ListRows } from "#components/kitchen/shopping-lists/rows/list-rows.tsx";
import { findAddedRow, useAddedRow } from "#components/kitchen/shopping-lists/rows/use-added-row.ts";
import { ShareButton } from "#components/kitchen/shopping-lists/share-button.tsx";
import { useShoppingList } from "#components/kitchen/shopping-lists/use-shopping-list.ts";
import { Button } from "#components/ui/button.tsx";
import { useUnits } from "#components/ui/use-units.ts";
import {
  type AisleRows,
  type DisplayRow,
  toDisplayRows,
  type UnitNames,
} from "#lib/kitchen/shopping-lists/display-rows.ts";
import type { IngredientVocabulary } from "#lib/kitchen/shopping-lists/ingredient-vocabulary.ts";
import { formatListText } from "#lib/kitchen/shopping-lists/list-text.ts";
import { countOpenItems, setMergedCount } from "#lib/kitchen/shopping-lists/open-count.ts";
import { createEntryRecognizer } from "#lib/kitchen/shopping-lists/recognize-entry.ts";
import type { ListedRecipe, ShoppingItem } from "#lib/kitchen/shopping-lists/shopping-item.ts";
import { createUuid } from "#lib/platform/browser/create-uuid.ts";

export interface ShoppingListProps {
  units: UnitNames;
  /** What own entries are compared with. */
  vocabulary: IngredientVocabulary;
  icons: Record<"share" | "copy" | "printer" | "plus" | "more" | "pencil" | "x" | "error" | "close", ReactNode>;
  /** Shown while the list is empty. */
  empty: ReactNode;
}

/** The shopping list of the account or of the device. */
export function ShoppingList({ units, vocabulary, icons, empty }: ShoppingListProps) {
  const locale = useLocale();
  const t = useTranslations("shoppingLists.page");
  const list = useShoppingList();
  const system = useUnits();
  const items = list.items ?? [];
  const recognize = useMemo(() => createEntryRecognizer(vocabulary), [vocabulary]);
  const { open, ticked } = toDisplayRows(items, { locale, system, units, recognize });
  useMergedCount(list.items, open);
  const [addedId, setAddedId] = useState<string>();
  const added = findAddedRow(open, addedId);
  useAddedRow(addedId, added?.row.key);
  const aisleTitle = (aisle: AisleRows["aisle"]) => t(`aisles.${aisle ?? "own"}`);

  async function addFreeText(text: string) {
    const item = { id: createUuid(), ingredient: null, text, amount: null, unit: null, recipe: null, isTicked: false };
    setAddedId(item.id);
    return !["full", "failed"].includes(await list.change({ type: "add", items: [item] }));
  }

  const recipes = listRecipes(items);
  const isEmpty = list.items?.length === 0;
  return (
    <div className="needs-script">
      <div className="-mt-4 mb-6 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-2 print:hidden">
          {list.location && t(list.location)}
        </p>
        {!isEmpty && list.items && (
          <div className="flex gap-2 print:hidden">
            <ShareButton getText={() => formatListText(t("title"), open, aisleTitle)} icons={icons} />
            <Button variant="quiet" onClick={() => window.print()}>
              {icons.printer}
              {t("print")}
            </Button>
          </div>
        )}
      </div>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div className="min-w-0">
          {list.deviceItems.length > 0 && (
            <div className="mb-6 rounded-2 border-accent border-l-4 bg-tint p-5 print:hidden">
              <ImportDeviceList items={list.deviceItems} change={list.changeQuietly} />
            </div>
          )}
          <AddItemForm icons={icons} onAdd={addFreeText} />
          <p role="status" className="sr-only">
            {added && t("added", { name: nameOf(added.row), aisle: aisleTitle(added.aisle) })}
          </p>
          {list.isFailed && (
            <p role="alert" className="mt-6 flex flex-wrap items-center gap-3">
              {t("notLoaded")}
              <Button variant="secondary" onClick={() => void list.retry()}>
                {t("retry")}
              </Button>
            </p>
          )}
          {!list.items && !list.isFailed && <p className="mt-6 min-h-60 text-ink-2">{t("loading")}</p>}
          {isEmpty && <div className="mt-8">{empty}</div>}
          <ListRows
            open={open}
            ticked={ticked}
            units={units}
            icons={icons}
            aisleTitle={aisleTitle}
            onChange={list.change}
          />
        </div>
        {recipes.length > 0 && <ListedRecipes recipes={recipes} />}
      </div>
    </div>
  );
}

/** Lets the number beside the basket be that of the rows. */
function useMergedCount(items: readonly ShoppingItem[] | undefined, open: readonly AisleRows[]) {
  const rowCount = open.reduce((total, { rows }) => total + rows.length, 0);
  const merged = items && countOpenItems(items) - rowCount;
  useEffect(() => {
    if (merged !== undefined) setMergedCount(merged);
  }, [merged]);
}

const nameOf = ({ amount, name }: DisplayRow) => [amount, name].filter(Boolean).join(" ");

function listRecipes(items: readonly ShoppingItem[]): ListedRecipe[] {
  const recipes = items.flatMap(({ recipe }) => (recipe ? [[recipe.id, recipe] as const] : []));
  return [...new Map(recipes).values()];
}
