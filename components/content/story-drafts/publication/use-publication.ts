"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PublicationFacts } from "#components/content/story-drafts/publication/publication-panel.tsx";
import { showToast } from "#components/ui/toast.ts";
import {
  publishStoryAction,
  unpublishStoryAction,
  withdrawStoryLanguageAction,
} from "#lib/content/story-drafts/actions.ts";
import type { BlockRow, StoryContent } from "#lib/content/story-drafts/content.ts";
import type { StoryAutosave } from "#lib/content/story-drafts/editing/autosaved-stories.ts";
import type { MissingPart } from "#lib/content/story-drafts/publication/missing.ts";
import { markPublished } from "#lib/content/story-drafts/stale.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";

type When = "keep" | "now" | "later";
export type PublicationProblem = "date" | "expireDate" | "reason" | "unsaved" | "language" | "failed";

/** The form that publishes a story: what is chosen in it, and what the server answers. */
export function usePublication(autosave: StoryAutosave, facts: PublicationFacts) {
  const t = useTranslations("storyDrafts.publication");
  const router = useRouter();
  const isPublic = facts.state === "live" || facts.state === "scheduled";
  const [excluded, setExcluded] = useState<Locale[]>([]);
  const defaultWhen = isPublic ? "keep" : "now";
  const [when, setWhen] = useState<When>(defaultWhen);
  const [wasPublic, setWasPublic] = useState(isPublic);
  const [at, setAt] = useState("");
  const [expireAt, setExpireAt] = useState("");
  const [reason, setReason] = useState("");
  const [errorCount, setErrorCount] = useState(0);
  const [missing, setMissing] = useState<MissingPart[] | null>(null);
  const [problem, setProblem] = useState<PublicationProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const languages = locales.filter((one) => facts.writtenLanguages.includes(one) && !excluded.includes(one));

  // Another state offers other times.
  if (wasPublic !== isPublic) {
    setWasPublic(isPublic);
    setWhen(defaultWhen);
  }

  async function send(run: () => Promise<PublicationProblem | null>): Promise<void> {
    if (isSending) return;
    setSending(true);
    setProblem(await run());
    setSending(false);
    router.refresh();
  }

  async function sendPublication(): Promise<PublicationProblem | null> {
    setMissing(null);
    if (languages.length === 0) return "language";
    await autosave.flush();
    const { status, version, content } = autosave.getState();
    if (status !== "saved") return "unsaved";
    const result = await callAction(() =>
      publishStoryAction({ id: autosave.id, version, languages, when: when === "later" ? { at } : when, reason }),
    );
    if (!result.ok) return "failed";
    const { data } = result;
    switch (data.status) {
      case "saved":
        autosave.accept({ ...data, content: withPublished(autosave.getState().content, content.rows) });
        setErrorCount(0);
        setReason("");
        showToast({ kind: "success", text: t(when === "later" ? "scheduled" : "published") });
        return null;
      case "conflict":
        autosave.meetConflict(data.stored);
        return null;
      case "incomplete":
        setMissing(data.missing);
        return null;
      case "reason":
        setErrorCount(data.count);
        return "reason";
      case "date":
        return "date";
    }
  }

  async function sendEnd(end: string | null): Promise<PublicationProblem | null> {
    const result = await callAction(() => unpublishStoryAction({ id: autosave.id, at: end }));
    if (!result.ok) return "failed";
    if (result.data.status === "date") return "expireDate";
    showToast({ kind: "success", text: t(end === null ? "unpublished" : "expirySaved") });
    return null;
  }

  async function sendWithdrawal(language: Locale): Promise<PublicationProblem | null> {
    await autosave.flush();
    const { status, version } = autosave.getState();
    if (status !== "saved") return "unsaved";
    const result = await callAction(() => withdrawStoryLanguageAction({ id: autosave.id, language }));
    if (!result.ok) return "failed";
    const { data } = result;
    // Another editor has saved in between: the next change leads to a conflict.
    if (data.version === version + 1) autosave.accept({ ...data, content: autosave.getState().content });
    showToast({ kind: "success", text: t(`withdrawn.${language}`) });
    return null;
  }

  return {
    languages,
    when,
    setWhen,
    at,
    setAt,
    expireAt,
    setExpireAt,
    reason,
    setReason,
    errorCount,
    missing,
    problem,
    isSending,
    needsReason: errorCount > 0,
    toggleLanguage: (one: Locale) =>
      setExcluded((before) => (before.includes(one) ? before.filter((other) => other !== one) : [...before, one])),
    publish: () => send(sendPublication),
    unpublish: () => send(() => sendEnd(null)),
    withdrawLanguage: (language: Locale) => send(() => sendWithdrawal(language)),
    expire: () => send(() => sendEnd(expireAt)),
  };
}

/** Notes that rows are published, but for those that were changed during the publication. */
function withPublished(content: StoryContent, published: readonly BlockRow[]): StoryContent {
  const marked = markPublished(published);
  return { ...content, rows: content.rows.map((row) => marked[published.indexOf(row)] ?? row) };
}
