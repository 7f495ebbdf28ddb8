import { getLocale, getTranslations } from "next-intl/server";
import { z } from "zod";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { BulkForm } from "#components/content/recipe-drafts/desk/bulk-form.tsx";
import { BulkPreview } from "#components/content/recipe-drafts/desk/bulk-preview.tsx";
import type { DeskOption } from "#components/content/recipe-drafts/desk/choice-fields.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { listPublishedIds } from "#lib/content/recipe-drafts/publication/published-queries.ts";
import { readPublishedSearch } from "#lib/content/recipe-drafts/schema.ts";
import {
  type BulkAction,
  type BulkChange,
  bulkActions,
  maxBulkRecipes,
} from "#lib/content/recipe-drafts/working-copy/bulk-change.ts";
import { previewBulk } from "#lib/content/recipe-drafts/working-copy/bulk-queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { loadOptions } from "../load-copy.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("recipeDesk");
  return noindexMetadata(t("titles.bulk"), addresses("/desk/published-recipes/bulk"));
}

type Query = Partial<Record<"ids" | "search" | "action" | "tag" | "category" | "author", string | string[]>>;

/** The list that a bulk action chooses from. */
const targetOf: Record<BulkAction, "tag" | "category" | "author" | null> = {
  addTag: "tag",
  removeTag: "tag",
  addCategory: "category",
  setMainCategory: "category",
  changeAuthor: "author",
  unpublish: null,
};

/** Changes several recipes at once, after a preview of what will change. */
export default async function BulkPage({ searchParams }: { searchParams: Promise<Query> }) {
  const [query, locale, t, tTag] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations("recipeDesk"),
    getTranslations("recipeDrafts.details"),
  ]);
  const list = address(locale, "/desk/published-recipes");
  await requireDeskEditor(list);
  const ids = await readIds(query);
  const options = await loadOptions(locale, (type) => tTag("tagType", { type }));
  const targets = { tag: readId(query.tag), category: readId(query.category), author: readId(query.author) };
  const change = toChange(query.action, targets);
  const recipes = await previewBulk(ids, change);
  const names = new Map(
    Object.values<DeskOption[]>({ ...options }).flatMap((one) =>
      one.map(({ value, label }) => [value, label] as const),
    ),
  );
  return (
    <>
      <p className="text-ink-2 text-sm">
        <Link href={list} className="underline">
          {t("bulk.back")}
        </Link>
      </p>
      <h1 className="mb-6 text-3xl leading-tight">{t("titles.bulk")}</h1>
      {recipes.length === 0 ? (
        <EmptyState title={t("bulk.emptyTitle")} text={t("bulk.emptyText")} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 pb-16 lg:grid-cols-[24rem_minmax(0,1fr)]">
          <BulkForm
            ids={recipes.map(({ id }) => id)}
            search={readPublishedSearch(query.search)}
            action={bulkActions.find((one) => one === query.action) ?? null}
            targets={targets}
            options={options}
          />
          <div className="grid gap-4">
            {query.action !== undefined && !change && (
              <p role="alert" className="rounded-2 bg-tint px-5 py-4 font-strong">
                {t("bulk.targetMissing")}
              </p>
            )}
            <BulkPreview
              recipes={recipes}
              change={change}
              target={names.get(change?.targetId ?? "") ?? ""}
              names={names}
            />
          </div>
        </div>
      )}
    </>
  );
}

/** The selected recipes, or all that a search finds. */
async function readIds({ ids, search }: Query): Promise<string[]> {
  const searched = readPublishedSearch(search);
  if (searched !== "") return listPublishedIds(searched, maxBulkRecipes);
  return [ids ?? []].flat().filter((id) => z.uuid().safeParse(id).success);
}

function readId(value: string | string[] | undefined): string | undefined {
  const parsed = z.uuid().safeParse(value);
  return parsed.data;
}

function toChange(value: Query["action"], targets: Partial<Record<"tag" | "category" | "author", string>>) {
  const action = bulkActions.find((one) => one === value);
  if (!action) return null;
  const kind = targetOf[action];
  const targetId = kind ? targets[kind] : "";
  return targetId === undefined ? null : ({ action, targetId } satisfies BulkChange);
}
