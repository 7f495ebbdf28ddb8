import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { AdPlace } from "#app/[locale]/ad-place.tsx";
import { commentsAddress } from "#app/[locale]/comments/commented-item.ts";
import { createReportMenu } from "#app/[locale]/comments/report-menu.tsx";
import { CommentsLink, CommentsSection } from "#components/comments/comments-section.tsx";
import { SaveButton } from "#components/cookbooks/save/save-button.tsx";
import { FollowAuthor } from "#components/follows/follow-author.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { LikeButton } from "#components/likes/like-button.tsx";
import { StoryBody } from "#components/stories/story-body.tsx";
import { StoryFooter } from "#components/stories/story-footer.tsx";
import { StoryHeader } from "#components/stories/story-header.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { getCommentsOfItem } from "#lib/comments/section-queries.ts";
import { commentsStructuredData } from "#lib/comments/structured-data.ts";
import { slugAddress } from "#lib/routing/address.ts";
import { faqPage } from "#lib/seo/faq-page.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";
import { getFaqEntries } from "#lib/stories/faq.ts";
import { getStory } from "#lib/stories/queries.ts";
import { storyStructuredData } from "#lib/stories/structured-data.ts";
import { MoreStories } from "./more-stories.tsx";
import { sectionHref } from "./section-href.ts";
import { loadStoryEmbeds } from "./story-embeds.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

interface StoryPageProps {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: StoryPageProps): Promise<Metadata> {
  const [{ slug }, locale, t] = await Promise.all([params, getLocale(), getTranslations("layout.meta")]);
  const story = await getStory(locale, slug);
  if (!story) return {};
  return pageMetadata({
    locale,
    title: story.metaTitle ?? story.title,
    description: story.metaDescription ?? story.summary,
    fallback: t("description"),
    alternates: story.alternates,
    image: { path: `/share/${locale}/story/${story.slug}`, alt: story.title },
    type: "article",
    publishedAt: story.publishedAt,
    updatedAt: story.updatedAt,
    allowsLargeImage: true,
    isEmbeddable: true,
  });
}

export default async function StoryPage({ params }: StoryPageProps) {
  const [{ slug }, locale, t] = await Promise.all([params, getLocale(), getTranslations("stories.section")]);
  const story = await getStory(locale, slug);
  if (!story) notFound();
  const [embeds, comments] = await Promise.all([
    loadStoryEmbeds(locale, story.body),
    getCommentsOfItem(locale, slug, story.id),
  ]);
  const href = slugAddress(locale, "/stories/[slug]", story.slug);
  const { counts, latest } = comments;
  const questions = getFaqEntries(story.body);
  return (
    <>
      <PageBreadcrumbs
        crumbs={[
          { title: t(story.storyType), href: sectionHref(locale, story.storyType) },
          { title: story.title, href },
        ]}
      />
      <JsonLd data={{ ...storyStructuredData(locale, story), ...commentsStructuredData(counts.comments, latest) }} />
      {questions.length > 0 && <JsonLd data={faqPage(questions)} />}
      <article data-read={story.id}>
        <StoryHeader
          story={story}
          actions={
            <>
              <LikeButton id={story.id} title={story.title} count={story.likeCount} theme="secondary" />
              <SaveButton itemId={story.id} />
              <CommentsLink count={counts.comments} />
            </>
          }
        />
        <div className="mx-auto w-[min(100%-2*var(--gutter),var(--page-read))]">
          <StoryBody body={story.body} media={story.media} {...embeds} isSponsored={story.isSponsored} hasDropCap />
          <StoryFooter story={story} follow={<FollowAuthor author={story.author} />} />
        </div>
      </article>
      <AdPlace name="content_1" />
      <CommentsSection
        comments={comments}
        title={story.title}
        href={href}
        allHref={commentsAddress(locale, "/stories/[slug]/comments", slug)}
        renderMenu={await createReportMenu(locale, href)}
      />
      <AdPlace name="content_2" />
      <MoreStories story={story} />
      <AdPlace name="content_3" />
    </>
  );
}
