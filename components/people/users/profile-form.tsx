"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useState } from "react";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { SubmitRow } from "#components/ui/forms/submit-row.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { changeProfileAction } from "#lib/people/users/actions.ts";
import { maxBioLength, profileFields } from "#lib/people/users/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { refreshSession } from "#lib/platform/browser/use-session-user.ts";

interface ProfileFormProps {
  savedValues: Record<(typeof profileFields)[number], string>;
  errorIcon: ReactNode;
}

/** Form for name, bio and website. Needs the messages of `users.about` and `ui.form`. */
export function ProfileForm({ savedValues, errorIcon }: ProfileFormProps) {
  const id = useId();
  const locale = useLocale();
  const t = useTranslations("users.about");
  const formMessages = useTranslations("ui.form");
  const { status, rejection, errors, values, isSending, form } = useFormAction(changeProfileAction, profileFields);
  const fieldValues = rejection ? values : savedValues;
  const [bioLength, setBioLength] = useState(fieldValues.bio.length);
  useEffect(() => {
    if (status === "sent" && !isSending) void refreshSession();
  }, [status, isSending]);

  const { fieldErrors, errorList } = formatFormErrors(id, profileFields, errors, (error) => t(error));
  return (
    <form {...form} className="grid gap-4">
      {rejection && <ErrorSummary text={formMessages(rejection)} errors={errorList} icon={errorIcon} />}
      <TextField
        id={`${id}-name`}
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        error={fieldErrors.name}
        errorIcon={errorIcon}
        defaultValue={fieldValues.name}
        autoComplete="nickname"
        required
        maxLength={80}
      />
      <TextArea
        id={`${id}-bio`}
        name="bio"
        label={t("bio")}
        hint={t("bioLeft", { count: maxBioLength - bioLength })}
        error={fieldErrors.bio}
        errorIcon={errorIcon}
        defaultValue={fieldValues.bio}
        maxLength={maxBioLength}
        onChange={(event) => setBioLength(event.target.value.length)}
      />
      <TextField
        id={`${id}-website`}
        name="website"
        inputMode="url"
        autoComplete="url"
        label={t("website")}
        hint={t("websiteHint")}
        error={fieldErrors.website}
        errorIcon={errorIcon}
        defaultValue={fieldValues.website}
        maxLength={200}
      />
      <input type="hidden" name="locale" value={locale} />
      <SubmitRow isSaved={status === "sent"} isSending={isSending} />
    </form>
  );
}
