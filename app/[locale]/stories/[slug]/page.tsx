import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { AdPlace } from "#app/[locale]/ad-place.tsx";
import { commentsAddress } from "#app/[locale]/comments/commented-item.ts";
import { createReportMenu } from "#app/[locale]/comments/report-menu.tsx";
import { StoryBody } from "#components/content/stories/story-body.tsx";
import { StoryFooter } from "#components/content/stories/story-footer.tsx";
import { StoryHeader } from "#components/content/stories/story-header.tsx";
import { SaveButton } from "#components/kitchen/cookbooks/save/save-button.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { CommentsLink, CommentsSection } from "#components/people/comments/comments-section.tsx";
import { FollowAuthor } from "#components/people/follows/follow-author.tsx";
import { LikeButton } from "#components/people/likes/like-button.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { getFaqEntries } from "#lib/content/stories/faq.ts";
import { getStory } from "#lib/content/stories/queries.ts";
import { storyStructuredData } from "#lib/content/stories/structured-data.ts";
import { getCommentsOfItem } from "#lib/people/comments/section-queries.ts";
import { commentsStructuredData } from "#lib/people/comments/structured-data.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { faqPage } from "#lib/platform/seo/faq-page.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";
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
      <AdPlace name="content_1" path={href} />
      <CommentsSection
        comments={comments}
        title={story.title}
        href={href}
        allHref={commentsAddress(locale, "/stories/[slug]/comments", slug)}
        isCentered
        renderMenu={await createReportMenu(locale, href)}
      />
      <AdPlace name="content_2" />
      <MoreStories story={story} />
      <AdPlace name="content_3" />
    </>
  );
}
