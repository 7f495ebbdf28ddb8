import { getLocale, getTranslations } from "next-intl/server";
import { z } from "zod";
import { loadStory, titleOf } from "#app/[locale]/desk/stories/load-story.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DifferenceList } from "#components/content/story-drafts/revisions/difference-list.tsx";
import { RevisionList } from "#components/content/story-drafts/revisions/revision-list.tsx";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { restoreStoryAction } from "#lib/content/story-drafts/actions.ts";
import { listStoryDifferences } from "#lib/content/story-drafts/differences.ts";
import type { EditedStory } from "#lib/content/story-drafts/editor-queries.ts";
import { findRevision, listRevisions, type StoryRevision } from "#lib/content/story-drafts/revision-queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/desk/stories/[id]/revisions";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ revision?: string | string[]; problem?: string | string[] }>;
}

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("storyDrafts.revisions")]);
  return noindexMetadata(t("title"), routeAddresses(route, { id }));
}

/** The publications of a story, what one of them has changed, and the form that restores it. */
export default async function StoryRevisionsPage({ params, searchParams }: Props) {
  const [{ id }, query, locale, t] = await Promise.all([
    params,
    searchParams,
    getLocale(),
    getTranslations("storyDrafts.revisions"),
  ]);
  const { story } = await loadStory(id, route);
  const revisions = await listRevisions(id);
  const wanted = z.uuid().safeParse(query.revision);
  const index = Math.max(
    0,
    revisions.findIndex((revision) => revision.id === wanted.data),
  );
  const page = routeAddress(locale, route, { id });
  const shown = revisions[index];
  return (
    <>
      <PageHeading title={t("title")} intro={titleOf(story, locale)}>
        <p className="mt-4">
          <Link href={routeAddress(locale, "/desk/stories/[id]", { id })} className="underline">
            {t("back")}
          </Link>
        </p>
      </PageHeading>
      {query.problem === "conflict" && (
        <p role="alert" className="mb-5 font-strong text-error">
          {t("conflict")}
        </p>
      )}
      {shown ? (
        <div className="grid gap-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <RevisionList
            revisions={revisions}
            current={shown.id}
            getHref={(revision) => `${page}?revision=${revision}`}
          />
          <RevisionSection story={story} revision={shown} former={revisions[index + 1]} locale={locale} />
        </div>
      ) : (
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      )}
    </>
  );
}

interface RevisionSectionProps {
  story: EditedStory;
  revision: StoryRevision;
  /** The one before it. */
  former: StoryRevision | undefined;
  locale: Locale;
}

async function RevisionSection({ story, revision, former, locale }: RevisionSectionProps) {
  const t = await getTranslations("storyDrafts.revisions");
  const [content, before] = await Promise.all([
    findRevision(story.id, revision.id),
    former ? findRevision(story.id, former.id) : null,
  ]);
  if (!content) return null;
  return (
    <div className="grid content-start gap-8">
      <PlainForm action={restoreStoryAction} className="grid gap-2">
        <input type="hidden" name="id" value={story.id} />
        <input type="hidden" name="version" value={story.version} />
        <input type="hidden" name="revision" value={revision.id} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {t("restore", { time: formatDateTime(revision.createdAt, locale) })}
        </Button>
        <p className="text-ink-2 text-sm">{t("restoreHint")}</p>
      </PlainForm>
      <section aria-labelledby="changes-title" className="grid gap-4">
        <h2 id="changes-title" className="text-xl">
          {before ? t("changes") : t("first")}
        </h2>
        {before && <DifferenceList differences={listStoryDifferences(before, content)} />}
      </section>
      <section aria-labelledby="since-title" className="grid gap-4">
        <h2 id="since-title" className="text-xl">
          {t("since")}
        </h2>
        <DifferenceList differences={listStoryDifferences(content, story.content)} />
      </section>
    </div>
  );
}
