import { getLocale, getTranslations } from "next-intl/server";
import { PreviewLinkSection } from "#app/[locale]/desk/preview-link-section.tsx";
import { loadStory, titleOf } from "#app/[locale]/desk/stories/load-story.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { FindingList } from "#components/content/findings/finding-list.tsx";
import { DeleteDraft, DeletedDraft } from "#components/content/story-drafts/deletion/delete-draft.tsx";
import { StoryEditor } from "#components/content/story-drafts/story-editor.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import type { Finding } from "#lib/content/findings/finding.ts";
import { hasText, type StoryContent } from "#lib/content/story-drafts/content.ts";
import type { EditedStory } from "#lib/content/story-drafts/editor-queries.ts";
import { lintContent } from "#lib/content/story-drafts/lint-queries.ts";
import { rowOfBlock } from "#lib/content/story-drafts/linted-story.ts";
import { listMissing } from "#lib/content/story-drafts/publication/missing.ts";
import { findItems, findPictureRows, getEditorChoices } from "#lib/content/story-drafts/reference-queries.ts";
import { listContentReferences } from "#lib/content/story-drafts/references.ts";
import { getDeskOwnerId } from "#lib/platform/auth/desk-roles.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { address, routeAddress, routeAddresses, slugAddress } from "#lib/platform/routing/address.ts";
import { awaitTurn } from "#lib/platform/workers/heavy-page.ts";

export const dynamic = "force-dynamic";

const route = "/desk/stories/[id]";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("storyDrafts.editor")]);
  return noindexMetadata(t("metaTitle"), routeAddresses(route, { id }));
}

/** The editor of a story. */
export default async function StoryEditorPage({ params }: Props) {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations("storyDrafts.editor")]);
  const { user, story } = await loadStory(id, route);
  const message = await getFlashMessage();
  if (story.deletedAt) {
    return (
      <>
        <FlashMessage message={message} />
        <PageHeading title={titleOf(story, locale) || t("untitled")} />
        <DeletedDraft id={id} deletedAt={story.deletedAt} />
        <p className="pb-(--section)">
          <Link href={address(locale, "/desk/stories")} className="underline">
            {t("all")}
          </Link>
        </p>
      </>
    );
  }
  await awaitTurn("desk", user.id);
  const { content } = story;
  const ownerId = getDeskOwnerId(user);
  const references = listContentReferences(content);
  const [choices, items, pictures, findings] = await Promise.all([
    getEditorChoices(locale, content.authorId, ownerId),
    findItems(locale, references.itemIds, ownerId),
    findPictureRows(references.pictureIds),
    lintContent(content),
  ]);
  return (
    <ClientMessages namespaces={["storyDrafts", "ui.autosave", "ui.pictureSearch"]}>
      <FlashMessage message={message} />
      <PageHeading title={titleOf(story, locale) || t("untitled")} />
      <StoryEditor
        key={story.id}
        userId={user.id}
        language={locale}
        isPartner={ownerId !== null}
        story={{ id, version: story.version, content, savedAt: story.savedAt?.getTime() ?? null }}
        publication={{
          state: story.state,
          isStaticPage: story.pageKey !== null,
          publishedAt: story.publishedAt?.getTime() ?? null,
          expiresAt: story.expiresAt?.getTime() ?? null,
          publishedLanguages: story.publishedLanguages,
          changedLanguages: story.changedLanguages,
          submittedAt: story.submittedAt?.getTime() ?? null,
          returnReason: story.returnReason,
          missing: listMissing(
            content,
            locales.filter((one) => hasText(content, one)),
          ),
        }}
        choices={choices}
        items={items}
        pictures={pictures.map((picture) => ({
          id: picture.id,
          src: pictureAddress(picture.id, 384),
          alt: picture.alts[locale] ?? "",
        }))}
        findings={<FindingList findings={findings} getHref={(finding) => `#${anchorOf(content, finding)}`} />}
        links={<StoryLinks story={story} locale={locale} hasRevisions={ownerId === null} />}
      />
      {ownerId === null && story.state !== "live" && story.publishedLanguages.length > 0 && (
        <div className="mt-8">
          <PreviewLinkSection subject={{ type: "item", id }} />
        </div>
      )}
      {story.state === "draft" && story.publishedLanguages.length === 0 && <DeleteDraft id={id} />}
    </ClientMessages>
  );
}

/** The id of the field that a finding is about. */
function anchorOf(content: StoryContent, { place }: Finding): string {
  const { field, index, language } = place;
  if (field === "block" && index !== null) {
    const row = rowOfBlock(content, index, language);
    return row ? `block-${row}-${language ?? "de"}` : "blocks-title";
  }
  if (field === "picture") return "picture";
  return `${field === "summary" ? "summary" : "title"}-${language ?? "de"}`;
}

interface StoryLinksProps {
  story: EditedStory;
  locale: Locale;
  /** Partners have no page of revisions. */
  hasRevisions: boolean;
}

async function StoryLinks({ story, locale, hasRevisions }: StoryLinksProps) {
  const t = await getTranslations("storyDrafts.editor");
  const { id, pageKey, published, publishedLanguages, state } = story;
  return (
    <ul className="grid gap-2">
      {state === "live" &&
        publishedLanguages.map((one) => (
          <li key={one}>
            <Link
              href={
                pageKey ? address(one, `/${pageKey}`) : slugAddress(one, "/stories/[slug]", published.texts[one].slug)
              }
              className="underline"
            >
              {t(`view.${one}`)}
            </Link>
          </li>
        ))}
      {hasRevisions && (
        <li>
          <Link href={routeAddress(locale, "/desk/stories/[id]/revisions", { id })} className="underline">
            {t("revisions")}
          </Link>
        </li>
      )}
      <li>
        <Link href={address(locale, "/desk/stories")} className="underline">
          {t("all")}
        </Link>
      </li>
    </ul>
  );
}
