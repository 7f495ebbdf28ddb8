import { useTranslations } from "next-intl";
import { BioField } from "#components/people/users/bio-field.tsx";
import { RefreshSession } from "#components/people/users/refresh-session.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { FormErrorSummary } from "#components/ui/forms/form-error-summary.tsx";
import { SubmitRow } from "#components/ui/forms/submit-row.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { changeProfileAction } from "#lib/people/users/actions.ts";
import { profileFields } from "#lib/people/users/schema.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";

interface ProfileFormProps {
  savedValues: Record<(typeof profileFields)[number], string>;
}

/** Form for name, bio and website. Needs the messages of `users.about` and `ui.form`. */
export function ProfileForm({ savedValues }: ProfileFormProps) {
  const t = useTranslations("users.about");
  return (
    <Form
      action={changeProfileAction}
      fields={profileFields}
      errors={{
        badName: t("badName"),
        nameTaken: t("nameTaken"),
        reservedName: t("reservedName"),
        mixedScripts: t("mixedScripts"),
        bioTooLong: t("bioTooLong"),
        badWebsite: t("badWebsite"),
      }}
      messages={{}}
      className="grid gap-4"
    >
      <FormErrorSummary messages={useTexts("ui.form")} />
      <TextField
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        defaultValue={savedValues.name}
        autoComplete="nickname"
        required
        maxLength={80}
      />
      <BioField saved={savedValues.bio} />
      <TextField
        name="website"
        inputMode="url"
        autoComplete="url"
        label={t("website")}
        hint={t("websiteHint")}
        defaultValue={savedValues.website}
        maxLength={200}
      />
      <SubmitRow />
      <RefreshSession />
    </Form>
  );
}
