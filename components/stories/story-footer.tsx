import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Avatar } from "#components/ui/avatar.tsx";
import { ChipLink } from "#components/ui/chip.tsx";
import { slugAddress } from "#lib/i18n/address.ts";
import { capitalize } from "#lib/i18n/capitalize.ts";
import type { Story } from "#lib/stories/story.ts";

/** Below the last line: what the story is about, and who wrote it. */
export function StoryFooter({ story: { tags, author } }: { story: Story }) {
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
            <Link href={href} prefetch={false} className="no-underline hover:underline">
              {author.name}
            </Link>
          </h2>
          {author.bio && <p className="mt-1 max-w-measure text-ink-2">{author.bio}</p>}
        </div>
      </div>
    </footer>
  );
}
