import { useTranslations } from "next-intl";
import { DeskForm } from "#components/ui/desk/desk-form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { addRedirectAction } from "#lib/desk/redirects/actions.ts";
import { redirectFields } from "#lib/desk/redirects/form-fields.ts";

/** Adds a redirect. */
export function RedirectForm() {
  const t = useTranslations("redirects.desk");
  return (
    <DeskForm
      action={addRedirectAction}
      fields={redirectFields}
      saved={null}
      initial={{}}
      labelOf={(name) => (name === "form" ? "" : t(`fields.${name}`))}
    >
      {(field) => (
        <div className="grid max-w-4xl items-start gap-5 sm:grid-cols-2">
          <TextField {...field("path")} hint={t("pathHint")} autoCapitalize="none" spellCheck={false} required />
          <TextField {...field("target")} hint={t("targetHint")} autoCapitalize="none" spellCheck={false} required />
        </div>
      )}
    </DeskForm>
  );
}
