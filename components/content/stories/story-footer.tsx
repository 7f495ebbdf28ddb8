import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Avatar } from "#components/ui/media/avatar.tsx";
import { ChipLink } from "#components/ui/navigation/chip.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Story } from "#lib/content/stories/story.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { capitalize } from "#lib/platform/text/capitalize.ts";

interface StoryFooterProps {
  story: Story;
  /** Follow button of the author. */
  follow: ReactNode;
}

/** Tags and author of a story. */
export function StoryFooter({ story: { tags, author }, follow }: StoryFooterProps) {
  const t = useTranslations("stories.footer");
  const locale = useLocale();
  const href = slugAddress(locale, "/users/[slug]", author.slug);
  return (
    <footer className="mt-10 print:hidden">
      {tags.length > 0 && (
        <ul aria-label={t("tags")} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag.slug}>
              <ChipLink href={tag.href}>{capitalize(tag.title, locale)}</ChipLink>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-10 grid grid-cols-[auto_1fr] items-center gap-x-5 border-line border-y py-6">
        <Avatar name={author.name} picture={author.picture} size="md" />
        <div>
          <p className="overline-text">{author.occupation || t("author")}</p>
          <h2 className="text-xl">
            <Link href={href} className="no-underline hover:underline">
              {author.name}
            </Link>
          </h2>
          {author.bio && <p className="mt-1 max-w-measure text-ink-2">{author.bio}</p>}
          <p className="mt-3 empty:hidden">{follow}</p>
        </div>
      </div>
    </footer>
  );
}
