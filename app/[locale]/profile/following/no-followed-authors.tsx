import { getTranslations } from "next-intl/server";
import { FollowAuthor } from "#components/people/follows/follow-author.tsx";
import { ProfileCounts } from "#components/people/users/profile-counts.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listUsers, type Profile } from "#lib/people/users/queries.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { AuthorRow } from "./author-row.tsx";

const maxSuggestions = 6;

/** Shown to users who follow no author: explains it, and suggests the busiest authors. */
export async function NoFollowedAuthors({ locale, userId }: { locale: Locale; userId: string }) {
  const [t, users] = await Promise.all([getTranslations("follows.authors"), listUsers(locale)]);
  const suggestions = users
    .filter(({ id, newType }) => id !== userId && newType !== "partner")
    .sort((a, b) => countOf(b) - countOf(a))
    .slice(0, maxSuggestions);
  const all = address(locale, "/users");
  return (
    <>
      <EmptyState
        title={t("emptyTitle")}
        text={t("emptyText")}
        action={<LinkButton href={all}>{t("all")}</LinkButton>}
      />
      {suggestions.length > 0 && (
        <section aria-labelledby="suggestions" className="section">
          <SectionHeading id="suggestions" title={t("suggestions")} />
          <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
            {suggestions.map((profile) => (
              <AuthorRow
                key={profile.id}
                author={profile}
                details={
                  <>
                    {profile.occupation && <span>{profile.occupation}</span>}
                    <ProfileCounts profile={profile} />
                  </>
                }
              >
                <FollowAuthor author={profile} />
              </AuthorRow>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function countOf({ recipeCount, storyCount }: Profile): number {
  return recipeCount + storyCount;
}
