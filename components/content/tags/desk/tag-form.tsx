import { useTranslations } from "next-intl";
import { DeskForm } from "#components/ui/desk/desk-form.tsx";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { saveTagAction } from "#lib/content/tags/actions.ts";
import { type TagField, tagFields, tagLength } from "#lib/content/tags/form-fields.ts";

interface TagFormProps {
  /** Null for a new tag. */
  saved: { id: string; version: number } | null;
  /** The site itself needs it, with its group. */
  isBuiltIn: boolean;
  initial: Partial<Record<TagField, string>>;
  types: { value: string; label: string }[];
}

/** Creates or changes a tag. */
export function TagForm({ saved, isBuiltIn, initial, types }: TagFormProps) {
  const t = useTranslations("tags.desk");
  return (
    <DeskForm
      action={saveTagAction}
      fields={tagFields}
      labelOf={(name) => (name === "form" ? "" : t(`fields.${name}`))}
      saved={saved}
      initial={initial}
    >
      {(field, isChecked) => (
        <>
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <TextField {...field("titleDe")} lang="de" maxLength={tagLength.title} required />
            <TextField {...field("titleEn")} lang="en" maxLength={tagLength.title} required />
            <TextField {...field("slugDe")} hint={t("slugHint")} autoCapitalize="none" spellCheck={false} />
            <TextField {...field("slugEn")} hint={t("slugHint")} autoCapitalize="none" spellCheck={false} />
            <TextArea {...field("summaryDe")} lang="de" hint={t("summaryHint")} maxLength={tagLength.summary} />
            <TextArea {...field("summaryEn")} lang="en" hint={t("summaryHint")} maxLength={tagLength.summary} />
          </div>
          <div className="grid max-w-xl gap-3">
            <SelectField {...field("type")} options={types} hint={isBuiltIn ? t("builtInHint") : undefined} />
            <div>
              <Checkbox name="isHidden" label={t("fields.isHidden")} defaultChecked={isChecked("isHidden")} />
              <p className="text-ink-3 text-sm">{t("isHiddenHint")}</p>
            </div>
          </div>
        </>
      )}
    </DeskForm>
  );
}
