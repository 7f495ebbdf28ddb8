import { useTranslations } from "next-intl";
import { DeskForm } from "#components/ui/desk/desk-form.tsx";
import { Checkbox, ChoiceGroup } from "#components/ui/forms/choice.tsx";
import { locales } from "#lib/platform/i18n/locales.ts";
import { saveLanguagesAction } from "#lib/platform/site-settings/actions.ts";
import { type LanguageField, languageFields } from "#lib/platform/site-settings/form-fields.ts";
import { type SiteFormProps, toSaved } from "./form-props.ts";

/** Switches languages of the site on and off. */
export function LanguagesForm({ version, ...props }: SiteFormProps<LanguageField>) {
  const t = useTranslations("setup.site.languages");
  return (
    <DeskForm
      action={saveLanguagesAction}
      fields={languageFields}
      labelOf={(name) => (name === "form" ? "" : t(`fields.${name}`))}
      saved={toSaved(version)}
      {...props}
    >
      {(field, isChecked) => (
        <ChoiceGroup legend={t("legend")}>
          <p className="mb-2 text-ink-3 text-sm">{t("hint")}</p>
          {locales.map((language) => (
            <Checkbox
              key={language}
              name={language}
              label={field(language).label}
              defaultChecked={isChecked(language)}
            />
          ))}
        </ChoiceGroup>
      )}
    </DeskForm>
  );
}
