"use client";
import { useLocale, useTranslations } from "next-intl";
import { FindingList } from "#components/content/findings/finding-list.tsx";
import { DeskEditor, type DeskEditorProps } from "#components/content/recipe-drafts/desk/desk-editor.tsx";
import { toMessageValues } from "#lib/content/findings/message-values.ts";

/** The editor of the desk with what the linter says. */
export function FindingEditor(props: DeskEditorProps) {
  const locale = useLocale();
  const t = useTranslations("findings.message");
  return (
    <DeskEditor
      {...props}
      toText={({ rule, values }) => t(rule, toMessageValues(values, locale))}
      renderList={(findings, getHref) => <FindingList findings={findings} getHref={getHref} />}
    />
  );
}
