import { useLocale, useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { describeProblems } from "#components/ui/desk/desk-problem.ts";
import { Link } from "#components/ui/navigation/link.tsx";
import { moveCategoryAction } from "#lib/content/categories/actions.ts";
import type { ListedCategory } from "#lib/content/categories/desk/desk-queries.ts";
import { isSibling } from "#lib/content/categories/desk/sibling-order.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

/** All categories in the order of the menu: groups with their entries, and the special ones. */
export function CategoryTree({ categories }: { categories: readonly ListedCategory[] }) {
  const t = useTranslations("categories.desk");
  const roots = categories.filter(({ kind }) => kind === "group");
  const special = categories.filter(({ kind }) => kind === "special");
  return (
    <div className="grid gap-10 pb-(--section)">
      {roots.map((group) => {
        const entries = categories.filter(({ parentId }) => parentId === group.id);
        return (
          <section key={group.id} aria-labelledby={group.id}>
            <CategoryRow category={group} siblings={roots} isGroup />
            <ul className="divide-y divide-line border-line border-y">
              {entries.map((category) => (
                <li key={category.id}>
                  <CategoryRow category={category} siblings={entries} />
                </li>
              ))}
            </ul>
            {entries.length === 0 && <p className="pt-3 text-ink-2">{t("noEntries")}</p>}
          </section>
        );
      })}
      <section aria-labelledby="special">
        <h2 id="special" className="mb-2 text-2xl">
          {t("special")}
        </h2>
        <ul className="divide-y divide-line border-line border-y">
          {special.map((category) => (
            <li key={category.id}>
              <CategoryRow category={category} siblings={special} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface CategoryRowProps {
  category: ListedCategory;
  siblings: readonly ListedCategory[];
  isGroup?: boolean;
}

function CategoryRow({ category, siblings, isGroup = false }: CategoryRowProps) {
  const locale = useLocale();
  const t = useTranslations("categories.desk");
  const { id, texts, items } = category;
  const link = (
    <Link href={routeAddress(locale, "/desk/categories/[id]", { id })} className="underline">
      {texts[locale].title}
    </Link>
  );
  return (
    <div className="flex min-h-14 items-center gap-x-4 py-1">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {isGroup ? (
          <h2 id={id} className="text-2xl">
            {link}
          </h2>
        ) : (
          link
        )}
      </div>
      <span className="whitespace-nowrap text-ink-2 text-sm tabular-nums">{t("items", { count: items })}</span>
      <MoveButtons category={category} siblings={siblings.filter((one) => isSibling(one, category))} />
    </div>
  );
}

function MoveButtons({ category, siblings }: Pick<CategoryRowProps, "category" | "siblings">) {
  const locale = useLocale();
  const t = useTranslations("categories.desk");
  const desk = useTranslations("ui.desk");
  const title = category.texts[locale].title;
  const ends = { up: siblings[0]?.id, down: siblings.at(-1)?.id };
  return (
    <div className="flex w-24 justify-end">
      {(["up", "down"] as const).map((direction) => (
        <ActionButton
          key={direction}
          action={moveCategoryAction}
          fields={{ id: category.id, direction, locale }}
          label={direction === "up" ? "↑" : "↓"}
          fullLabel={t(`move.${direction}`, { title })}
          isHidden={ends[direction] === category.id}
          variant="bare"
          success={t("moved", { title })}
          problems={describeProblems(desk)}
        />
      ))}
    </div>
  );
}
