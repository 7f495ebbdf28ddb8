import { getLocale, getTranslations } from "next-intl/server";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCards } from "#lib/cards/queries.ts";
import { address } from "#lib/i18n/address.ts";
import type { CategoryDetail } from "./category-view.tsx";

const shownAtMost = 12;
const shownInstead = 3;

/** Stories of the category; where there are none, the newest ones, and it says so. The stories menu leads to this anchor. */
export async function CategoryStories({ category }: { category: CategoryDetail }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("categories.page")]);
  const { id, kind, title, entries } = category;
  const articles = { locale, type: "article", storyType: "article" } as const;
  const categoryIds = kind === "group" ? entries.map((entry) => entry.id) : [id];
  const own = (await listCards({ ...articles, categoryIds, size: shownAtMost })).data;
  const stories = own.length > 0 ? own : (await listCards({ ...articles, size: shownInstead })).data;
  if (stories.length === 0) return null;
  return (
    <section id="stories" aria-labelledby="stories-title" className="wrap section">
      <SectionHeading
        id="stories-title"
        title={own.length > 0 ? t("stories") : t("otherStories")}
        text={own.length === 0 && t("otherStoriesText", { title })}
        more={{ label: t("allStories"), href: address(locale, "/stories") }}
      />
      <CardGrid cards={stories} columns={3} />
    </section>
  );
}
