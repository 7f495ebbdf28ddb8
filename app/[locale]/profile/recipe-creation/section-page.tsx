import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DraftEditor, type EditedDraft } from "#components/content/recipe-drafts/draft-editor.tsx";
import { HomeLink } from "#components/layout/header/home-link.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { getDraftLookups } from "#lib/content/recipe-drafts/editing/lookup-queries.ts";
import {
  type DraftSection,
  type FormSection,
  newDraftAddress,
  sectionAddress,
} from "#lib/content/recipe-drafts/editing/sections.ts";
import { listDraftTags } from "#lib/content/recipe-drafts/editing/tag-queries.ts";
import { listPictureAddresses, loadDraft } from "./load-draft.ts";

export const editorIcons = {
  back: <Icon name="arrowLeft" />,
  camera: <Icon name="camera" />,
  check: <Icon name="circleCheck" />,
  close: <Icon name="x" />,
  error: <Icon name="circleAlert" />,
  forward: <Icon name="arrowRight" />,
  remove: <Icon name="trash" />,
};

/** The same for the pages of an author, which have no header of the site. */
export const wizardIcons = { ...editorIcons, home: <HomeLink /> };

export type DraftPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Partial<Record<"picture" | "step" | "problem", string | string[]>>>;
};

interface SectionPageProps {
  section: FormSection;
  userId: string;
  draft: EditedDraft;
  rejection: { reason: string; notes: Record<string, string> } | null;
  pictureProblem?: { code: string; stepId: string | null };
}

/** One section of a draft, with what its fields offer. */
export async function SectionPage({ draft, ...props }: SectionPageProps) {
  const [lookups, tags] = await Promise.all([getDraftLookups(), listDraftTags(await getLocale())]);
  return (
    <ClientMessages namespaces={["recipeDrafts", "ui.autosave", "ui.modal"]}>
      <DraftEditor
        {...props}
        // The id of a new one differs in the answer to its form, where React looks for the result.
        key={`${draft.version === 0 ? "new" : draft.id}-${props.section}`}
        draft={draft}
        lookups={lookups}
        tags={tags}
        pictures={listPictureAddresses(draft.content)}
        icons={wizardIcons}
      />
    </ClientMessages>
  );
}

/** The page of a section of a stored draft. */
export async function StoredSectionPage({ section, params, searchParams }: DraftPageProps & { section: FormSection }) {
  const [{ id }, { picture, step }] = await Promise.all([params, searchParams]);
  const { user, draft } = await loadDraft(id, section);
  const { version, content, savedAt, rejection } = draft;
  return (
    <SectionPage
      section={section}
      userId={user.id}
      draft={{ id, version, content, savedAt: savedAt.getTime() }}
      rejection={rejection}
      pictureProblem={
        typeof picture === "string" ? { code: picture, stepId: typeof step === "string" ? step : null } : undefined
      }
    />
  );
}

/** Metadata of a page of a draft, which search engines must not index. */
export async function sectionMetadata(section: DraftSection, id?: string): Promise<Metadata> {
  const t = await getTranslations("recipeDrafts.sections");
  const addressIn = (locale: "de" | "en") => (id ? sectionAddress(locale, id, section) : newDraftAddress(locale));
  return noindexMetadata(t("metaTitle", { section: t(`${section}.name`) }), {
    de: addressIn("de"),
    en: addressIn("en"),
  });
}
