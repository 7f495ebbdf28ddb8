"use client";
import { useLocale, useTranslations } from "next-intl";
import { MissingList } from "#components/content/story-drafts/publication/missing-list.tsx";
import type { PublicationFacts } from "#components/content/story-drafts/publication/publication-panel.tsx";
import { useSubmission } from "#components/content/story-drafts/submission/use-submission.ts";
import { Button } from "#components/ui/button.tsx";
import type { StoryAutosave } from "#lib/content/story-drafts/editing/autosaved-stories.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";

/** Whether readers see a partner's story, and the form that asks the editors to publish it. */
export function SubmissionPanel({ autosave, facts }: { autosave: StoryAutosave; facts: PublicationFacts }) {
  const locale = useLocale();
  const t = useTranslations("storyDrafts.submission");
  const publication = useTranslations("storyDrafts.publication");
  const names = useTranslations("storyDrafts.languages");
  const form = useSubmission(autosave);
  const { state, submittedAt, returnReason, changedLanguages } = facts;
  const time = (ms: number | null) => (ms === null ? "" : formatDateTime(new Date(ms), locale));
  const missing = form.missing ?? facts.missing;
  return (
    <section aria-labelledby="publication-title" className="grid gap-4 rounded-2 border border-line p-4">
      <h2 id="publication-title" className="text-xl">
        {publication("title")}
      </h2>
      <p>
        {state === "draft"
          ? t("draft")
          : publication(`state.${state}`, { from: time(facts.publishedAt), until: time(facts.expiresAt) })}
      </p>
      {changedLanguages.length > 0 && state !== "draft" && (
        <p className="font-strong">
          {publication("changes", { languages: changedLanguages.map((one) => names(one)).join(", ") })}
        </p>
      )}
      {returnReason && (
        <div className="rounded-2 bg-tint px-4 py-3">
          <p className="font-strong">{t("returnedTitle")}</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{returnReason}</p>
        </div>
      )}
      {submittedAt === null ? (
        <p className="text-ink-2 text-sm">{t("hint")}</p>
      ) : (
        <p>{t("waiting", { time: time(submittedAt) })}</p>
      )}
      {submittedAt === null && missing.length > 0 && (
        <div role={form.missing ? "alert" : undefined}>
          <p className="mb-1 font-strong text-sm">{publication("missing")}</p>
          <MissingList missing={missing} />
        </div>
      )}
      {form.problem && (
        <p role="alert" className="font-strong text-error text-sm">
          {t(`problem.${form.problem}`)}
        </p>
      )}
      {submittedAt === null ? (
        <Button className="justify-self-start" aria-disabled={form.isSending} onClick={() => void form.submit()}>
          {t("submit")}
        </Button>
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-disabled={form.isSending}
          onClick={() => void form.withdraw()}
        >
          {t("withdraw")}
        </Button>
      )}
    </section>
  );
}
