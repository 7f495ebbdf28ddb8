"use client";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextArea, TextField } from "#components/ui/field.tsx";
import { problemsOf } from "#components/ui/form-problems.ts";
import { FormSummary } from "#components/ui/form-summary.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { refreshViewer } from "#components/ui/use-viewer.ts";
import { SavedNote } from "#components/users/saved-note.tsx";
import type { Locale } from "#lib/i18n/locales.ts";
import { changeProfileAction } from "#lib/users/actions.ts";
import { longestBio, type ProfileProblem, profileFields } from "#lib/users/schema.ts";

export const profileFormWords = [
  "name",
  "nameHint",
  "bio",
  "bioLeft",
  "website",
  "websiteHint",
  "save",
  "saving",
  "saved",
  "limited",
  "failed",
  "invalid",
  "badName",
  "nameTaken",
  "bioTooLong",
  "badWebsite",
] as const;

interface ProfileFormProps {
  locale: Locale;
  stored: Record<(typeof profileFields)[number], string>;
  words: Record<(typeof profileFormWords)[number] | ProfileProblem, string>;
  errorIcon: ReactNode;
}

/** Name, a few words about oneself, website. */
export function ProfileForm({ locale, stored, words, errorIcon }: ProfileFormProps) {
  const id = useId();
  const { status, errors, values, isSending, form } = useFormAction(changeProfileAction, profileFields);
  const isRefused = status === "invalid" || status === "failed" || status === "limited";
  const shown = isRefused ? values : stored;
  const [bioLength, setBioLength] = useState(shown.bio.length);
  useEffect(() => {
    if (status === "sent" && !isSending) void refreshViewer();
  }, [status, isSending]);

  const { notes, list } = problemsOf(id, profileFields, errors, words);
  return (
    <form {...form} noValidate className="grid gap-4">
      {isRefused && <FormSummary text={words[status]} errors={list} icon={errorIcon} />}
      <TextField
        id={`${id}-name`}
        name="name"
        label={words.name}
        hint={words.nameHint}
        error={notes.name}
        errorIcon={errorIcon}
        defaultValue={shown.name}
        autoComplete="nickname"
        required
        maxLength={80}
      />
      <TextArea
        id={`${id}-bio`}
        name="bio"
        label={words.bio}
        hint={words.bioLeft.replace("{count}", String(longestBio - bioLength))}
        error={notes.bio}
        errorIcon={errorIcon}
        defaultValue={shown.bio}
        maxLength={longestBio}
        onChange={(event) => setBioLength(event.target.value.length)}
      />
      <TextField
        id={`${id}-website`}
        name="website"
        type="url"
        inputMode="url"
        autoComplete="url"
        label={words.website}
        hint={words.websiteHint}
        error={notes.website}
        errorIcon={errorIcon}
        defaultValue={shown.website}
        maxLength={200}
      />
      <input type="hidden" name="locale" value={locale} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="secondary" aria-disabled={isSending}>
          {isSending ? words.saving : words.save}
        </Button>
        <SavedNote isSaved={status === "sent"} isSending={isSending} text={words.saved} locale={locale} />
      </div>
    </form>
  );
}
