"use client";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext } from "react";
import type { EditorIcons } from "#components/content/recipe-drafts/draft-editor.tsx";
import { useProblem } from "#components/content/recipe-drafts/fields/problem-text.ts";
import { Button } from "#components/ui/button.tsx";
import { fieldId } from "#lib/content/recipe-drafts/editing/sections.ts";

interface DraftFields {
  /** Codes by path. */
  errors: Record<string, string>;
  /** Notes of the editors by path. */
  notes: Record<string, string>;
  /** What was typed without script and could not be stored, by path. */
  typed: Record<string, string>;
  icons: Pick<EditorIcons, "error">;
  /** Told of fields whose text could not be read, so that nothing says that all is saved. */
  onUnread?: (name: string, isUnread: boolean) => void;
  /** Paths of texts whose twin in the other language has changed; only at the desk. */
  stale?: ReadonlySet<string>;
  /** Says that a stale text is right. */
  onConfirm?: (path: string) => void;
}

const context = createContext<DraftFields | null>(null);

const ignore = () => {};

/** Tells the editor that a field could not be read, or can be again. */
export const useUnreadReport = () => useContext(context)?.onUnread ?? ignore;

/** Gives the fields inside their errors and notes. */
export function DraftFieldsProvider({ value, children }: { value: DraftFields; children: ReactNode }) {
  return <context.Provider value={value}>{children}</context.Provider>;
}

/** Props of a field, by its path in the content: id, name, its error or the editors' note. */
export function useDraftField(path: string, hint?: ReactNode) {
  const fields = useContext(context);
  const problem = useProblem();
  const code = fields?.errors[path];
  const note = fields?.notes[path];
  return {
    typed: fields?.typed[path],
    props: {
      id: fieldId(path),
      name: path,
      error: code ? problem(code) : undefined,
      errorIcon: fields?.icons.error,
      hint: note ? <FieldNote text={note} hint={hint} /> : hint,
    },
  };
}

/** Says below a text that the other language has changed. Needs the messages `recipeDesk.stale`. */
export function StaleNote({ path }: { path: string }) {
  const fields = useContext(context);
  return fields?.stale?.has(path) ? <StaleMark path={path} onConfirm={fields.onConfirm} /> : null;
}

function StaleMark({ path, onConfirm }: { path: string; onConfirm?: (path: string) => void }) {
  const t = useTranslations("recipeDesk.stale");
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 border-warning border-l-3 bg-tint py-1 pl-3 text-sm">
      <span>{t("text", { language: path.endsWith(".en") ? "de" : "en" })}</span>
      <Button variant="bare" className="needs-script" onClick={() => onConfirm?.(path)}>
        {t("confirm")}
      </Button>
    </p>
  );
}

function FieldNote({ text, hint }: { text: string; hint: ReactNode }) {
  return (
    <>
      <span className="block whitespace-pre-line border-error border-l-3 pl-2 text-ink">{text}</span>
      {hint}
    </>
  );
}

/** Notes of the editors on an entry of a list and its fields, by the path of the entry. */
export function EntryNotes({ path }: { path: string }) {
  const notes = Object.entries(useContext(context)?.notes ?? {});
  return notes
    .filter(([noted]) => noted === path || noted.startsWith(`${path}.`))
    .map(([noted, text]) => (
      <p key={noted} className="col-span-full text-sm">
        <FieldNote text={text} hint={null} />
      </p>
    ));
}
