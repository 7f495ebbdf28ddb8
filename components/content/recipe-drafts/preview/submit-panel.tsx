"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, startTransition, useState } from "react";
import type { EditorIcons } from "#components/content/recipe-drafts/draft-editor.tsx";
import { FieldLink } from "#components/content/recipe-drafts/fields/field-link.tsx";
import { useProblemText } from "#components/content/recipe-drafts/fields/problem-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { submitDraftAction } from "#lib/content/recipe-drafts/draft/actions.ts";
import { findMissing } from "#lib/content/recipe-drafts/draft/missing.ts";
import type { DraftAutosave, DraftAutosaveState } from "#lib/content/recipe-drafts/editing/autosaved-drafts.ts";
import { fieldAddress } from "#lib/content/recipe-drafts/editing/sections.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";

interface SubmitPanelProps {
  id: string;
  autosave: DraftAutosave;
  state: DraftAutosaveState;
  /** What the server refuses of the stored content, by path. */
  refused: Record<string, string>;
  problem: string | null;
  isRevision: boolean;
  icons: Pick<EditorIcons, "check" | "error">;
}

const problems = ["incomplete", "conflict", "invalid", "tooMany", "unauthorized", "state"] as const;
type Problem = (typeof problems)[number] | "failed";

/** What a draft lacks, with links to the fields, and the button that submits it. */
export function SubmitPanel({ id, autosave, state, refused, problem, isRevision, icons }: SubmitPanelProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.submission");
  const problemText = useProblemText();
  const missing = findMissing(state.content).map(({ path, code }) => [path, code] as const);
  const listed = [...missing, ...Object.entries(refused)];
  const { failure, isSending, submit } = useSubmission(id, autosave, problem);
  return (
    <section
      aria-labelledby="submission-title"
      className="max-w-152 rounded-2 border border-line-strong bg-surface p-5"
    >
      <h3 id="submission-title" className="font-serif text-xl">
        {t("title")}
      </h3>
      {listed.length > 0 ? (
        <>
          <p className="mt-2">{t("missing", { count: listed.length })}</p>
          <ul className="mt-3 grid gap-2">
            {listed.map(([path, code]) => (
              <li key={`${path}-${code}`} className="flex items-start gap-2 [&>.icon]:mt-1 [&>.icon]:text-error">
                {icons.error}
                <FieldLink href={fieldAddress(locale, id, path)}>{problemText(path, code)}</FieldLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-2 flex items-start gap-2 [&>.icon]:mt-1 [&>.icon]:text-success">
          {icons.check}
          {t("complete")}
        </p>
      )}
      {failure && (
        <div className="mt-4">
          <ErrorSummary text={t(`problem.${failure}`)} icon={icons.error} />
        </div>
      )}
      {listed.length === 0 && (
        <form action={submitDraftAction} onSubmit={submit} className="mt-4 grid gap-3">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="version" value={state.version} />
          <Checkbox name="rights" required label={t("rights")} />
          <p className="text-ink-3 text-sm">{t(isRevision ? "afterRevision" : "after")}</p>
          <Button type="submit" size="lg" isFullWidth aria-disabled={isSending}>
            {t(isSending ? "sending" : "submit")}
          </Button>
        </form>
      )}
    </section>
  );
}

function useSubmission(id: string, autosave: DraftAutosave, problem: string | null) {
  const locale = useLocale();
  const router = useRouter();
  const [code, setCode] = useState(problem);
  const [isSending, setSending] = useState(false);
  const failure: Problem | null = code ? (problems.find((one) => one === code) ?? "failed") : null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setCode(null);
    await autosave.flush();
    const { version, status } = autosave.getState();
    const result =
      status === "saved"
        ? await callAction(() => submitDraftAction({ id, locale, version }))
        : ({ ok: false, code: "failed", errors: {} as Record<string, string> } as const);
    setSending(false);
    if (!result.ok && result.code === "outdated") return;
    // The code of the draft says more: "state" is no conflict.
    if (!result.ok) setCode(result.errors.draft ?? result.code);
    startTransition(() => router.refresh());
  }
  return { failure, isSending, submit };
}
