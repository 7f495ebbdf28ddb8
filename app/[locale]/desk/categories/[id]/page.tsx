import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DeletePanel } from "#components/ui/desk/delete-panel.tsx";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { MergePanel } from "#components/ui/desk/merge-panel.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import { deleteCategoryAction, mergeCategoryAction } from "#lib/content/categories/actions.ts";
import {
  type CategoryUses,
  countCategoryUses,
  type DeskCategory,
  findDeskCategory,
  listDeskCategories,
} from "#lib/content/categories/desk/desk-queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";
import { CategoryFormSection } from "../category-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/categories/[id]";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ into?: string | string[] }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("categories.desk")]);
  return noindexMetadata(t("title"), routeAddresses(route, { id }));
}

/** Changes a category, merges it into another one, or deletes it. */
export default async function DeskCategoryPage({ params, searchParams }: Props) {
  const [{ id }, { into }, locale, t] = await Promise.all([
    params,
    searchParams,
    getLocale(),
    getTranslations("categories.desk"),
  ]);
  await requireDeskEditor(routeAddress(locale, route, { id }));
  const category = await requireEntry(id, () => findDeskCategory(id, locale));
  const [uses, message] = await Promise.all([countCategoryUses(category), getFlashMessage()]);
  const isUnused = Object.values(uses).every((count) => count === 0);
  const name = category.texts[locale].title;
  return (
    <>
      <FlashMessage message={message} />
      <DeskHeading back={{ href: address(locale, "/desk/categories"), label: t("back") }} title={name} />
      {category.picture && (
        <div className="mb-6 max-w-48">
          <Picture picture={category.picture} variant="card-md" className="rounded-2" />
        </div>
      )}
      <CategoryFormSection category={category} />
      <CategoryMerge category={category} uses={uses} into={typeof into === "string" ? into : null} />
      <DeletePanel
        name={name}
        text={t(category.isBuiltIn ? "keptBuiltIn" : isUnused ? "deleteText" : "keptUsed", { ...uses })}
        isPossible={!category.isBuiltIn && isUnused}
        action={deleteCategoryAction}
        fields={{ id: category.id, version: String(category.version), locale }}
      />
    </>
  );
}

interface CategoryMergeProps {
  category: DeskCategory;
  uses: CategoryUses;
  into: string | null;
}

async function CategoryMerge({ category, uses, into }: CategoryMergeProps) {
  if (category.isBuiltIn || category.kind !== "entry") return null;
  const [locale, t, all] = await Promise.all([getLocale(), getTranslations("categories.desk"), listDeskCategories()]);
  const targets = all
    .filter(({ id, kind, parentId }) => kind === "entry" && parentId === category.parentId && id !== category.id)
    .map(({ id, texts }) => ({ id, title: texts[locale].title }));
  if (targets.length === 0) return null;
  return (
    <MergePanel
      path={routeAddress(locale, route, { id: category.id })}
      name={category.texts[locale].title}
      intro={t("mergeIntro")}
      targets={targets}
      into={targets.find(({ id }) => id === into) ?? null}
      moves={[
        t("moves.items", { count: uses.items }),
        t("moves.drafts", { count: uses.drafts }),
        t("moves.links", { count: uses.links }),
        t("moves.searches", { count: uses.searches }),
        t("moves.address", { slug: category.texts[locale].slug }),
      ]}
      action={mergeCategoryAction}
      fields={{ id: category.id, version: String(category.version), locale }}
    />
  );
}
