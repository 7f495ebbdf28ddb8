import { useLocale, useTranslations } from "next-intl";
import { Badge, publicationVariants } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { ListedStory } from "#lib/content/story-drafts/desk/list-queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

/** Stories of the desk, each a link to its editor. */
export function StoryList({ stories }: { stories: readonly ListedStory[] }) {
  const locale = useLocale();
  const t = useTranslations("storyDrafts.list");
  const types = useTranslations("storyDrafts.types");
  const states = useTranslations("storyDrafts.states");
  const names = useTranslations("storyDrafts.languages");
  return (
    <ul className="divide-y divide-line border-line border-y">
      {stories.map((story) => (
        <li key={story.id} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
          <h2 className="text-lg [overflow-wrap:anywhere]">
            <Link href={routeAddress(locale, "/desk/stories/[id]", { id: story.id })} lang={story.language}>
              {story.title || t("untitled")}
            </Link>
          </h2>
          <p className="flex flex-wrap items-center gap-2 md:row-span-2 md:self-center">
            <Badge variant={publicationVariants[story.state]}>{states(story.state)}</Badge>
            {story.submission && (
              <Badge variant={story.submission === "submitted" ? "pending" : "outline"}>
                {states(story.submission)}
              </Badge>
            )}
            {story.hasChanges && <Badge variant="new">{states("changed")}</Badge>}
          </p>
          <p className="flex flex-wrap gap-x-4 text-ink-2 text-sm [overflow-wrap:anywhere]">
            <span>{types(story.storyType)}</span>
            <span>{story.author}</span>
            {locales.map((one) => (
              <span key={one} className="tabular-nums">
                {t("complete", { language: names(one), percent: story.completeness[one] })}
              </span>
            ))}
            <span>
              <time dateTime={story.changedAt.toISOString()}>{formatDateTime(story.changedAt, locale)}</time>
              {story.changedBy && ` · ${story.changedBy}`}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
