"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { BlockList } from "#components/content/story-drafts/blocks/block-list.tsx";
import { Conflict } from "#components/content/story-drafts/conflict.tsx";
import { EditorProvider } from "#components/content/story-drafts/editor-context.tsx";
import { FactFields } from "#components/content/story-drafts/fields/fact-fields.tsx";
import { TextFields } from "#components/content/story-drafts/fields/text-fields.tsx";
import {
  type PublicationFacts,
  PublicationPanel,
} from "#components/content/story-drafts/publication/publication-panel.tsx";
import { ReturnPanel } from "#components/content/story-drafts/submission/return-panel.tsx";
import { SubmissionPanel } from "#components/content/story-drafts/submission/submission-panel.tsx";
import { SaveNotice } from "#components/ui/autosave/save-notice.tsx";
import { SaveStatus } from "#components/ui/autosave/save-status.tsx";
import { useAutosave } from "#components/ui/autosave/use-autosave.ts";
import { SegmentedControl } from "#components/ui/forms/choice.tsx";
import { saveStoryAction } from "#lib/content/story-drafts/actions.ts";
import { hasText, type StoryContent } from "#lib/content/story-drafts/content.ts";
import { autosavedStories } from "#lib/content/story-drafts/editing/autosaved-stories.ts";
import type { EditorChoices, PictureChoice, ReferredItem } from "#lib/content/story-drafts/references.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import type { StoredText } from "#lib/platform/browser/autosave/autosave-state.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

interface StoryEditorProps {
  userId: string;
  language: Locale;
  /** The user is the partner who writes it: editors publish it, and decide about some facts. */
  isPartner: boolean;
  story: StoredText<StoryContent> & { id: string };
  publication: Omit<PublicationFacts, "writtenLanguages">;
  choices: EditorChoices;
  items: ReferredItem[];
  pictures: PictureChoice[];
  /** What the linter has found in what is saved. */
  findings: ReactNode;
  /** Links to the pages of the story and its revisions. */
  links: ReactNode;
}

/**
 * Writes a story: both languages side by side, on narrow screens one at a time. It saves itself.
 * Needs the messages `storyDrafts` and `ui.autosave`.
 */
export function StoryEditor(props: StoryEditorProps) {
  const { userId, isPartner, story, publication, choices, items, pictures, findings, links } = props;
  const t = useTranslations("storyDrafts.editor");
  const notices = useTranslations("storyDrafts.notices");
  const names = useTranslations("storyDrafts.languages");
  const href = routeAddress(useLocale(), "/desk/stories/[id]", { id: story.id });
  const [language, setLanguage] = useState(props.language);
  const { autosave, state } = useAutosave(autosavedStories, {
    userId,
    text: story,
    send: (change) => callAction(() => saveStoryAction(change)),
  });
  const change = useCallback(
    (apply: (content: StoryContent) => StoryContent) => autosave.change(apply(autosave.getState().content)),
    [autosave],
  );
  const getRows = useCallback(() => autosave.getState().content.rows, [autosave]);
  // What is typed counts at once; the rest is what the server has found in what is saved.
  const writtenLanguages = locales.filter((one) => hasText(state.content, one));
  useRefreshAfterSaving(state.status, state.version);

  /** Links lead to fields, also to those of the language that a narrow screen hides. */
  function openField(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a[href*='#']") : null;
    const id = link?.getAttribute("href")?.split("#")[1];
    if (!id) return;
    const target = id.endsWith("-en") ? "en" : id.endsWith("-de") ? "de" : language;
    flushSync(() => setLanguage(target));
    const field = document.getElementById(id);
    if (!field) return;
    event.preventDefault();
    field.closest("details")?.setAttribute("open", "");
    field.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
  }

  return (
    <EditorProvider choices={choices} items={items} pictures={pictures}>
      <div onClickCapture={openField}>
        <div className="sticky top-(--header-h) z-tabs mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b bg-page py-3">
          <div className="lg:hidden">
            <SegmentedControl
              legend={t("language")}
              name="shown-language"
              options={locales.map((one) => ({ value: one, label: names(one) }))}
              value={language}
              onChange={(value) => setLanguage(value as Locale)}
            />
          </div>
          <SaveStatus state={state} />
        </div>
        <div className="mb-7 grid gap-4 empty:hidden">
          <SaveNotice state={state} href={href} texts={{ gone: notices("gone"), refused: notices("refused") }} />
        </div>
        {state.stored && <Conflict mine={state.content} stored={state.stored} onResolve={autosave.resolve} />}
        <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="grid min-w-0 content-start gap-10">
            <TextFields
              content={state.content}
              publishedLanguages={publication.publishedLanguages}
              isStaticPage={publication.isStaticPage}
              language={language}
              onChange={change}
            />
            <FactFields
              content={state.content}
              isStaticPage={publication.isStaticPage}
              isPartner={isPartner}
              onChange={change}
            />
            <BlockList rows={state.content.rows} getRows={getRows} language={language} onChange={change} />
          </div>
          <aside
            aria-label={t("aside")}
            className="grid min-w-0 content-start gap-6 xl:sticky xl:top-[calc(var(--header-h)+4.5rem)] xl:max-h-[calc(100dvh-var(--header-h)-6rem)] xl:self-start xl:overflow-y-auto"
          >
            {isPartner ? (
              <SubmissionPanel autosave={autosave} facts={{ ...publication, writtenLanguages }} />
            ) : (
              <>
                {publication.submittedAt !== null && (
                  <ReturnPanel autosave={autosave} submittedAt={publication.submittedAt} />
                )}
                <PublicationPanel autosave={autosave} facts={{ ...publication, writtenLanguages }} />
              </>
            )}
            <section aria-labelledby="findings-title" className="rounded-2 border border-line p-4">
              <h2 id="findings-title" className="mb-3 text-xl">
                {t("findings")}
              </h2>
              {findings}
            </section>
            {links}
          </aside>
        </div>
      </div>
    </EditorProvider>
  );
}

/** The server looks for findings and what is missing in what is saved. */
function useRefreshAfterSaving(status: string, version: number): void {
  const router = useRouter();
  const rendered = useRef(version);
  useEffect(() => {
    if (status !== "saved" || rendered.current === version) return;
    rendered.current = version;
    startTransition(() => router.refresh());
  }, [status, version, router]);
}
