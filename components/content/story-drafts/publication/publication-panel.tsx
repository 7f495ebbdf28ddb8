"use client";
import { useLocale, useTranslations } from "next-intl";
import { LanguageWithdrawal } from "#components/content/story-drafts/publication/language-withdrawal.tsx";
import { MissingList } from "#components/content/story-drafts/publication/missing-list.tsx";
import { usePublication } from "#components/content/story-drafts/publication/use-publication.ts";
import { Button } from "#components/ui/button.tsx";
import { Checkbox, ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { StoryAutosave } from "#lib/content/story-drafts/editing/autosaved-stories.ts";
import { textLimits } from "#lib/content/story-drafts/limits.ts";
import type { MissingPart } from "#lib/content/story-drafts/publication/missing.ts";
import type { StoryState } from "#lib/content/story-drafts/publication/story-publication.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";

export interface PublicationFacts {
  state: StoryState;
  /** Milliseconds since 1970. */
  publishedAt: number | null;
  expiresAt: number | null;
  isStaticPage: boolean;
  publishedLanguages: Locale[];
  changedLanguages: Locale[];
  /** Languages with any text. */
  writtenLanguages: Locale[];
  missing: MissingPart[];
  /** When a partner has submitted it, in milliseconds since 1970; null unless it waits. */
  submittedAt: number | null;
  /** Why it was returned to the partner. */
  returnReason: string | null;
}

/** Whether readers see the story, and the form that publishes, schedules or ends it. */
export function PublicationPanel({ autosave, facts }: { autosave: StoryAutosave; facts: PublicationFacts }) {
  const locale = useLocale();
  const t = useTranslations("storyDrafts.publication");
  const names = useTranslations("storyDrafts.languages");
  const form = usePublication(autosave, facts);
  const { state, writtenLanguages, changedLanguages } = facts;
  const time = (ms: number | null) => (ms === null ? "" : formatDateTime(new Date(ms), locale));
  const missing = (form.missing ?? facts.missing).filter(
    ({ language }) => language === null || form.languages.includes(language),
  );
  const choices =
    state === "live" || state === "scheduled" ? (["keep", "now", "later"] as const) : (["now", "later"] as const);
  return (
    <section aria-labelledby="publication-title" className="grid gap-4 rounded-2 border border-line p-4">
      <h2 id="publication-title" className="text-xl">
        {t("title")}
      </h2>
      <p>{t(`state.${state}`, { from: time(facts.publishedAt), until: time(facts.expiresAt) })}</p>
      {state === "live" && facts.expiresAt !== null && <p>{t("until", { until: time(facts.expiresAt) })}</p>}
      {changedLanguages.length > 0 && state !== "draft" && (
        <p className="font-strong">
          {t("changes", { languages: changedLanguages.map((one) => names(one)).join(", ") })}
        </p>
      )}
      <ChoiceGroup legend={t("languages")}>
        {locales.map((one) => (
          <Checkbox
            key={one}
            label={names(one)}
            disabled={!writtenLanguages.includes(one)}
            checked={form.languages.includes(one)}
            onChange={() => form.toggleLanguage(one)}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={t("when")}>
        {choices.map((one) => (
          <Radio
            key={one}
            name="when"
            label={t(`whens.${one}`)}
            checked={form.when === one}
            onChange={() => form.setWhen(one)}
          />
        ))}
        {form.when === "later" && (
          <TextField
            id="publish-at"
            type="datetime-local"
            label={t("time")}
            hint={t("timeHint")}
            value={form.at}
            error={form.problem === "date" ? t("problem.date") : undefined}
            onChange={({ target }) => form.setAt(target.value)}
          />
        )}
      </ChoiceGroup>
      {missing.length > 0 && (
        <div role={form.missing ? "alert" : undefined}>
          <p className="mb-1 font-strong text-sm">{t("missing")}</p>
          <MissingList missing={missing} />
        </div>
      )}
      {form.needsReason && (
        <TextArea
          id="publish-reason"
          label={t("reason")}
          hint={t("reasonHint", { count: form.errorCount })}
          value={form.reason}
          maxLength={textLimits.reason}
          error={form.problem === "reason" ? t("problem.reason") : undefined}
          onChange={({ target }) => form.setReason(target.value)}
        />
      )}
      {form.problem && form.problem !== "date" && form.problem !== "reason" && (
        <p role="alert" className="font-strong text-error text-sm">
          {t(`problem.${form.problem}`)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={form.isSending} onClick={() => void form.publish()}>
          {t(form.when === "later" ? "schedule" : form.when === "keep" ? "publishChanges" : "publish")}
        </Button>
        {(state === "live" || state === "scheduled") && !facts.isStaticPage && (
          <Button variant="danger" aria-disabled={form.isSending} onClick={() => void form.unpublish()}>
            {t("unpublish")}
          </Button>
        )}
      </div>
      {state !== "draft" && !facts.isStaticPage && facts.publishedLanguages.length > 1 && (
        <LanguageWithdrawal isSending={form.isSending} onWithdraw={form.withdrawLanguage} />
      )}
      {state !== "expired" && state !== "draft" && !facts.isStaticPage && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-strong text-primary text-sm">
            <DialogIcon name="plus" />
            {t("expire")}
          </summary>
          <div className="grid gap-3 pt-1">
            <TextField
              id="expire-at"
              type="datetime-local"
              label={t("expireAt")}
              hint={t("timeHint")}
              value={form.expireAt}
              error={form.problem === "expireDate" ? t("problem.expireDate") : undefined}
              onChange={({ target }) => form.setExpireAt(target.value)}
            />
            <Button variant="secondary" onClick={() => void form.expire()}>
              {t("saveExpiry")}
            </Button>
          </div>
        </details>
      )}
    </section>
  );
}
