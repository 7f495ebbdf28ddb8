import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { LiveComments } from "#components/people/comments/live-comments.tsx";
import { useCommentsPlace } from "#components/people/comments/use-comments-place.tsx";
import { MoreLink } from "#components/ui/section-heading.tsx";
import { loadCommentTexts } from "#lib/people/comments/forms/comment-texts.ts";
import { getOwnComments } from "#lib/people/comments/own-queries.ts";
import { countComments } from "#lib/people/comments/queries.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { CommentRoute } from "#lib/platform/routing/routing.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";
import { type CommentedItem, commentsAddress, commentsAlternates } from "./commented-item.ts";
import { CommentsList } from "./comments-list.tsx";
import { type CommentsQuery, loadComments } from "./load-comments.ts";
import { createReportMenu } from "./report-menu.tsx";

/** The page is not indexed: the page of the recipe or story has the comments, too. */
export async function commentsMetadata(item: CommentedItem | null): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("comments.page")]);
  if (!item) return {};
  const description = t("description", { title: item.title });
  return pageMetadata({
    locale,
    title: t("title", { title: item.title }),
    description,
    fallback: description,
    alternates: commentsAlternates(item),
    isIndexed: false,
  });
}

interface CommentsPageProps {
  item: CommentedItem;
  route: CommentRoute;
  query: CommentsQuery;
}

/**
 * All comments of a recipe or story with everything that works without script: orders, pages,
 * threads, photos and the forms of signed-in readers.
 */
export async function CommentsPage({ item, route, query }: CommentsPageProps) {
  const [locale, t, user] = await Promise.all([getLocale(), getTranslations("comments.page"), getSessionUser()]);
  const shown = await loadComments(item.id, locale, query);
  if (!shown) notFound();
  const [texts, counts, own] = await Promise.all([
    loadCommentTexts(locale),
    countComments(item.id),
    user ? getOwnComments(user.id, { itemId: item.id, ids: shown.ids, locale }) : undefined,
  ]);
  const allHref = commentsAddress(locale, route, item.slug);
  const itemHref = item.alternates[locale] ?? `/${locale}`;
  const renderMenu = await createReportMenu(locale, itemHref);
  const place = { itemId: item.id, title: item.title, href: allHref, allHref };
  return (
    <>
      <PageBreadcrumbs
        crumbs={[
          { title: item.title, href: itemHref },
          { title: t("crumb"), href: allHref },
        ]}
      />
      <div className="wrap pb-(--section)">
        <div className="max-w-(--page-read)">
          <h1 className="mb-2 text-3xl leading-tight">{t("title", { title: item.title })}</h1>
          <p className="mb-4">
            <MoreLink href={itemHref} label={t(route === "/recipes/[slug]/comments" ? "back" : "backToStory")} />
          </p>
          <CommentsFrame
            place={place}
            texts={texts}
            own={own}
            editedId={query.edit}
            userId={user?.id ?? null}
            ids={shown.ids}
          >
            <CommentsList
              shown={shown}
              hasWaiting={own !== undefined && own.pending.length > 0}
              counts={counts}
              allHref={allHref}
              renderMenu={renderMenu}
            />
          </CommentsFrame>
        </div>
      </div>
    </>
  );
}

interface CommentsFrameProps extends Omit<React.ComponentProps<typeof LiveComments>, "place"> {
  place: Parameters<typeof useCommentsPlace>[0];
  editedId: string | undefined;
}

function CommentsFrame({ place, editedId, ...props }: CommentsFrameProps) {
  return <LiveComments place={{ ...useCommentsPlace(place), editedId }} {...props} />;
}
