"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useActionState } from "react";
import { Conflict } from "#components/content/recipe-drafts/conflict/conflict.tsx";
import { DeskBar } from "#components/content/recipe-drafts/desk/desk-bar.tsx";
import { DeskNotices } from "#components/content/recipe-drafts/desk/desk-notices.tsx";
import {
  type DeskOptions,
  KeepingFields,
  PlacementFields,
} from "#components/content/recipe-drafts/desk/editorial-fields.tsx";
import { useDeskForm } from "#components/content/recipe-drafts/desk/use-desk-form.ts";
import { useFindings } from "#components/content/recipe-drafts/desk/use-findings.ts";
import { DetailsFields } from "#components/content/recipe-drafts/details/details-fields.tsx";
import { type EditedDraft, type EditorIcons, withTyped } from "#components/content/recipe-drafts/draft-editor.tsx";
import { EnterButton } from "#components/content/recipe-drafts/enter-button.tsx";
import { DraftFieldsProvider } from "#components/content/recipe-drafts/fields/draft-fields.tsx";
import { SectionFields } from "#components/content/recipe-drafts/section-fields.tsx";
import { useDraftAutosave } from "#components/content/recipe-drafts/use-draft-autosave.ts";
import { useFieldFocus } from "#components/content/recipe-drafts/use-field-focus.ts";
import { Button } from "#components/ui/button.tsx";
import type { Finding } from "#lib/content/findings/finding.ts";
import type { DeskContent, DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import type { SectionFormState } from "#lib/content/recipe-drafts/editing/action-schema.ts";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import { languageOf } from "#lib/content/recipe-drafts/editing/translation.ts";
import { toDraftPath } from "#lib/content/recipe-drafts/review/linted-draft.ts";
import { saveCopyAction, saveCopyFormAction } from "#lib/content/recipe-drafts/working-copy/actions.ts";
import { copyFieldAddress } from "#lib/content/recipe-drafts/working-copy/addresses.ts";
import type { Editorial } from "#lib/content/recipe-drafts/working-copy/editorial.ts";
import { confirmText, listStale } from "#lib/content/recipe-drafts/working-copy/stale-translations.ts";
import { isActiveLocale } from "#lib/platform/i18n/active-locales.ts";

export interface DeskEditorProps {
  /** The key of its address. */
  copyKey: string;
  userId: string;
  draft: EditedDraft & { content: DeskContent };
  /** What is published; null for a new recipe. */
  base: DeskContent | null;
  lookups: DraftLookups;
  options: DeskOptions;
  pictures: Record<string, string>;
  findings: Finding[];
  icons: EditorIcons;
}

interface FindingTexts {
  /** What a finding says. */
  toText: (finding: Finding) => string;
  renderList: (findings: Finding[], getHref: (finding: Finding) => string) => ReactNode;
}

/**
 * All fields of a recipe on one page, in both languages. With script it saves itself; without, its
 * form does. Needs the messages of `recipeDrafts`, `recipeDesk`, `ui.autosave` and `ui.modal`.
 */
export function DeskEditor(props: DeskEditorProps & FindingTexts) {
  const { copyKey, base, options, icons, toText, renderList } = props;
  const locale = useLocale();
  const t = useTranslations("recipeDesk.editor");
  const tSections = useTranslations("recipeDrafts.sections");
  const [formState, formAction] = useActionState<SectionFormState, FormData>(saveCopyFormAction, { status: "open" });
  const initial = withTyped(props.draft, formState);
  const { draft } = initial;
  const { autosave, state, isPartly, reportUnread, ...typed } = useDraftAutosave(props.userId, draft, saveCopyAction);
  const content = state.content as DeskContent;
  const findings = useFindings(draft.id, props.findings, state);
  const submit = useDeskForm(autosave, copyKey);
  useFieldFocus();
  const change = (patch: Partial<DraftContent>) =>
    autosave.change({ ...autosave.getState().content, isBilingual: true, ...patch });
  const changeEditorial = (patch: Partial<Editorial>) => {
    const { editorial } = autosave.getState().content as DeskContent;
    change({ editorial: { ...editorial, ...patch } });
  };
  const stale = listStale(base, content).filter(({ path }) => isActiveLocale(languageOf(path)));
  const confirm = (path: string) => {
    const text = stale.find((one) => one.path === path);
    if (text) autosave.change(confirmText(autosave.getState().content, text));
  };
  const errors = { ...typed.errors, ...(content === draft.content && initial.errors) };
  const fields = {
    errors,
    notes: toNotes(findings, content, toText),
    typed: initial.typed,
    icons,
    onUnread: reportUnread,
  };
  // Pictures are uploaded with script only: the forms without are those of an author's draft.
  const section = {
    ...props,
    draft: { ...draft, version: 0 },
    content,
    onChange: change,
    errors,
    tags: [],
    rejection: null,
  };
  const getHref = ({ place }: Finding) => copyFieldAddress(locale, copyKey, toDraftPath(content, place));
  return (
    <DraftFieldsProvider value={{ ...fields, stale: new Set(stale.map(({ path }) => path)), onConfirm: confirm }}>
      <div className="desk-editor pb-16">
        <EnterButton form="desk-editor" value="edit" />
        <DeskBar state={state} isPartly={isPartly} staleCount={stale.length} icons={icons} />
        <DeskNotices state={state} form={formState} copyKey={copyKey} icon={icons.error} />
        {state.stored && <Conflict autosave={autosave} mine={content} stored={state.stored} tags={[]} />}
        <details className="mb-8 rounded-2 border border-line px-5 py-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-strong">
            {t("findings", { count: findings.length })}
          </summary>
          <div className="pt-2 pb-4">{renderList(findings, getHref)}</div>
        </details>
        <form id="desk-editor" action={formAction} onSubmit={submit} className="grid gap-12">
          <input type="hidden" name="id" value={draft.id} />
          <input type="hidden" name="key" value={copyKey} />
          <input type="hidden" name="version" value={draft.version} />
          <input type="hidden" name="locale" value={locale} />
          {(["basics", "ingredients", "steps"] as const).map((one) => (
            <Section key={one} id={one} title={tSections(`${one}.name`)}>
              <SectionFields {...section} section={one} />
            </Section>
          ))}
          <Section id="details" title={t("details")}>
            <div className="grid gap-8">
              <KeepingFields value={content.editorial} onChange={changeEditorial} />
              <DetailsFields content={content} onChange={change} tags={null} />
            </div>
          </Section>
          <Section id="placement" title={t("placement")}>
            <PlacementFields value={content.editorial} onChange={changeEditorial} options={options} />
          </Section>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="next" value="publish" size="lg">
              {t("next")}
              {icons.forward}
            </Button>
            <Button type="submit" name="next" value="edit" size="lg" variant="secondary">
              {t("save")}
            </Button>
          </div>
        </form>
      </div>
    </DraftFieldsProvider>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-5 border-line border-b pb-2 font-serif text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What the findings say, by the path of their field. */
function toNotes(findings: Finding[], content: DraftContent, toText: (finding: Finding) => string) {
  const notes: Record<string, string> = {};
  for (const finding of findings) {
    const path = toDraftPath(content, finding.place);
    notes[path] = [notes[path], toText(finding)].filter(Boolean).join("\n");
  }
  return notes;
}
