import { getTranslations } from "next-intl/server";
import { FollowAuthor, FollowersOf } from "#components/people/follows/follow-author.tsx";
import { UnfollowButton } from "#components/people/follows/unfollow-form.tsx";
import { ProfileCounts } from "#components/people/users/profile-counts.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import type { FollowedAuthors } from "#lib/people/follows/queries.ts";
import { AuthorRow } from "./author-row.tsx";

interface FollowedAuthorListProps {
  authors: FollowedAuthors;
  path: string;
  isFirst: boolean;
}

/** One page of the followed authors. An author who is unfollowed stays until the next visit. */
export async function FollowedAuthorList({ authors: { data, next }, path, isFirst }: FollowedAuthorListProps) {
  const t = await getTranslations("follows.authors");
  return (
    <section aria-labelledby="authors" className="section">
      <SectionHeading id="authors" title={t("title")} />
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {data.map((author) => (
          <AuthorRow
            key={author.id}
            author={author}
            details={
              <>
                <ProfileCounts profile={author} />
                <FollowersOf authorId={author.id} count={author.followerCount} />
              </>
            }
          >
            <FollowAuthor author={author} pageCount={author.followerCount} isFollowed />
            <UnfollowButton
              authorId={author.id}
              label={t("unfollow")}
              name={t("unfollowName", { name: author.name })}
            />
          </AuthorRow>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap gap-3 empty:hidden">
        {!isFirst && (
          <LinkButton href={`${path}#authors`} variant="bare">
            {t("first")}
          </LinkButton>
        )}
        {next && (
          <LinkButton href={`${path}?authors=${encodeURIComponent(next)}#authors`} variant="secondary">
            {t("more")}
          </LinkButton>
        )}
      </p>
    </section>
  );
}
