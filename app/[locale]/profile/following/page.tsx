import { getLocale } from "next-intl/server";
import { DigestSection } from "#app/[locale]/profile/digest-section.tsx";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { UnfollowForm } from "#components/people/follows/unfollow-form.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { parseCursor } from "#lib/people/follows/cursor.ts";
import { listFollowFeed } from "#lib/people/follows/feed-queries.ts";
import { listFollowedAuthors } from "#lib/people/follows/queries.ts";
import { address } from "#lib/platform/routing/address.ts";
import { ProfilePage, profileMetadata } from "../profile-page.tsx";
import { FollowFeed } from "./follow-feed.tsx";
import { FollowedAuthorList } from "./followed-author-list.tsx";
import { NoFollowedAuthors } from "./no-followed-authors.tsx";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return profileMetadata("following");
}

/** Cursors of the two lists of the page. */
type Props = { searchParams: Promise<Partial<Record<"after" | "authors", string | string[]>>> };

/** What the authors publish whom the user follows, the authors, and the digest. */
export default async function FollowingPage({ searchParams }: Props) {
  const [query, locale] = await Promise.all([searchParams, getLocale()]);
  const path = address(locale, "/profile/following");
  const user = await requireSignIn(path);
  const [feedCursor, authorCursor] = [parseCursor(query.after) ?? undefined, parseCursor(query.authors) ?? undefined];
  const [feed, authors] = await Promise.all([
    listFollowFeed({ userId: user.id, locale, after: feedCursor }),
    listFollowedAuthors({ userId: user.id, locale, after: authorCursor }),
  ]);
  const hasNoAuthors = authors.data.length === 0 && !authorCursor;
  return (
    <ProfilePage tab="following" user={user}>
      <UnfollowForm />
      {hasNoAuthors ? (
        <NoFollowedAuthors locale={locale} userId={user.id} />
      ) : (
        <>
          <FollowFeed locale={locale} feed={feed} path={path} isFirst={!feedCursor} />
          <FollowedAuthorList authors={authors} path={path} isFirst={!authorCursor} />
        </>
      )}
      <div className="mt-12 border-line border-t">
        <ClientMessages namespaces={["ui.form"]}>
          <DigestSection user={user} />
        </ClientMessages>
      </div>
    </ProfilePage>
  );
}
