import { getLocale, getTranslations } from "next-intl/server";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCards } from "#lib/content/cards/queries.ts";
import type { Story } from "#lib/content/stories/story.ts";
import { sectionHref } from "./section-href.ts";

const maxCards = 4;

/** The newest stories of the same type and, for shopping tips, the same theme. */
export async function MoreStories({ story: { id, storyType, theme } }: { story: Story }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("stories.more")]);
  const { data } = await listCards({
    locale,
    type: "article",
    storyType,
    theme: theme ?? undefined,
    notIds: [id],
    size: maxCards,
  });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="more-stories" className="wrap section print:hidden">
      <SectionHeading
        id="more-stories"
        title={t("title")}
        more={{ label: t(storyType), href: sectionHref(locale, storyType) }}
      />
      <CardGrid cards={data} isAmongStories />
    </section>
  );
}
