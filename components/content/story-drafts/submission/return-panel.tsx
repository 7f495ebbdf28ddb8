"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useSubmission } from "#components/content/story-drafts/submission/use-submission.ts";
import { Button } from "#components/ui/button.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { StoryAutosave } from "#lib/content/story-drafts/editing/autosaved-stories.ts";
import { textLimits } from "#lib/content/story-drafts/limits.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";

/** Tells an editor that a partner waits for the publication, and has the form of a return. */
export function ReturnPanel({ autosave, submittedAt }: { autosave: StoryAutosave; submittedAt: number }) {
  const locale = useLocale();
  const t = useTranslations("storyDrafts.submission");
  const form = useSubmission(autosave);
  const [reason, setReason] = useState("");
  return (
    <section aria-labelledby="submission-title" className="grid gap-3 rounded-2 bg-tint p-4">
      <h2 id="submission-title" className="text-xl">
        {t("title")}
      </h2>
      <p>{t("request", { time: formatDateTime(new Date(submittedAt), locale) })}</p>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-strong text-primary text-sm">
          <DialogIcon name="plus" />
          {t("return")}
        </summary>
        <div className="grid gap-3 pt-1">
          <TextArea
            id="return-reason"
            label={t("reason")}
            hint={t("reasonHint")}
            value={reason}
            maxLength={textLimits.reason}
            error={form.problem === "reason" ? t("problem.reason") : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
          {form.problem && form.problem !== "reason" && (
            <p role="alert" className="font-strong text-error text-sm">
              {t(`problem.${form.problem}`)}
            </p>
          )}
          <Button
            variant="secondary"
            className="justify-self-start"
            aria-disabled={form.isSending}
            onClick={() => void form.returnToAuthor(reason)}
          >
            {t("sendBack")}
          </Button>
        </div>
      </details>
    </section>
  );
}
