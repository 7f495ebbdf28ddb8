"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { showToast } from "#components/ui/toast.ts";
import type { StoryAutosave } from "#lib/content/story-drafts/editing/autosaved-stories.ts";
import type { MissingPart } from "#lib/content/story-drafts/publication/missing.ts";
import {
  returnStoryAction,
  submitStoryAction,
  withdrawStoryAction,
} from "#lib/content/story-drafts/submission/actions.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";

export type SubmissionProblem = "unsaved" | "unchanged" | "reason" | "failed";

/** Submits, withdraws or returns a story, and what the server answers. */
export function useSubmission(autosave: StoryAutosave) {
  const t = useTranslations("storyDrafts.submission");
  const router = useRouter();
  const [missing, setMissing] = useState<MissingPart[] | null>(null);
  const [problem, setProblem] = useState<SubmissionProblem | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(run: () => Promise<SubmissionProblem | null>): Promise<void> {
    if (isSending) return;
    setSending(true);
    setProblem(await run());
    setSending(false);
    router.refresh();
  }

  async function sendSubmission(): Promise<SubmissionProblem | null> {
    setMissing(null);
    await autosave.flush();
    const { status, version } = autosave.getState();
    if (status !== "saved") return "unsaved";
    const result = await callAction(() => submitStoryAction({ id: autosave.id, version }));
    if (!result.ok) return "failed";
    const { data } = result;
    if (data.status === "unchanged") return "unchanged";
    if (data.status === "conflict") autosave.meetConflict(data.stored);
    else if (data.status === "incomplete") setMissing(data.missing);
    else showToast({ kind: "success", text: t("submitted") });
    return null;
  }

  async function sendWithdrawal(): Promise<SubmissionProblem | null> {
    const result = await callAction(() => withdrawStoryAction({ id: autosave.id }));
    if (!result.ok) return "failed";
    showToast({ kind: "success", text: t("withdrawn") });
    return null;
  }

  async function sendBack(reason: string): Promise<SubmissionProblem | null> {
    if (!reason.trim()) return "reason";
    const result = await callAction(() => returnStoryAction({ id: autosave.id, reason }));
    if (!result.ok) return "failed";
    showToast({ kind: "success", text: t("returned") });
    return null;
  }

  return {
    missing,
    problem,
    isSending,
    submit: () => send(sendSubmission),
    withdraw: () => send(sendWithdrawal),
    returnToAuthor: (reason: string) => send(() => sendBack(reason)),
  };
}
