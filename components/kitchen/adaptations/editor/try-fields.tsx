import { useLocale, useTranslations } from "next-intl";
import { type FormFields, fieldId } from "#components/kitchen/adaptations/editor/form-fields.ts";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { FieldError } from "#components/ui/forms/field-error.tsx";
import { getDescriptionProps } from "#components/ui/forms/text-field.tsx";
import type { Try } from "#lib/kitchen/adaptations/adaptation.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";

interface TryFieldsProps {
  tries: Try[];
  fields: FormFields;
}

/** When the reader has cooked it, and how it was; first a new one. */
export function TryFields({ tries, fields }: TryFieldsProps) {
  const t = useTranslations("adaptations.editor.tries");
  const locale = useLocale();
  const empty = { date: "", rating: null, note: "" };
  return (
    <section aria-labelledby="adaptation-tries" className="grid gap-4">
      <div>
        <h2 id="adaptation-tries" className="text-2xl">
          {t("title")}
        </h2>
        <p className="text-ink-2">{t("hint")}</p>
      </div>
      <TryRow name={`tries.${tries.length}`} title={t("new")} value={empty} fields={fields} isNew />
      {tries.map((value, index) => (
        <TryRow
          // biome-ignore lint/suspicious/noArrayIndexKey: tries have no other identity
          key={index}
          name={`tries.${index}`}
          title={t("try", { date: formatLongDate(value.date, locale) })}
          value={value}
          fields={fields}
        />
      ))}
    </section>
  );
}

interface TryRowProps {
  name: string;
  title: string;
  value: Try;
  fields: FormFields;
  isNew?: boolean;
}

const ratings = [5, 4, 3, 2, 1];

function TryRow({ name, title, value, fields, isNew = false }: TryRowProps) {
  const t = useTranslations("adaptations.editor.tries");
  const [dateId, ratingId, noteId] = [fieldId(`${name}.date`), fieldId(`${name}.rating`), fieldId(`${name}.note`)];
  const [dateError, noteError] = [fields.errorOf(`${name}.date`), fields.errorOf(`${name}.note`)];
  return (
    <fieldset className="adaptation-try">
      <legend className="float-left w-full font-strong">{title}</legend>
      <div className="grid content-start gap-1">
        <label htmlFor={dateId} className="text-sm">
          {t("date")}
        </label>
        <input
          type="date"
          id={dateId}
          name={`${name}.date`}
          defaultValue={fields.read(`${name}.date`, value.date)}
          className="text-input min-h-12"
          {...getDescriptionProps(dateId, undefined, dateError)}
        />
        <FieldError id={`${dateId}-note`}>{dateError}</FieldError>
      </div>
      <div className="grid content-start gap-1">
        <label htmlFor={ratingId} className="text-sm">
          {t("rating")}
        </label>
        <select
          id={ratingId}
          name={`${name}.rating`}
          defaultValue={fields.read(`${name}.rating`, value.rating?.toString() ?? "")}
          className="text-input min-h-12"
        >
          <option value="">{t("noRating")}</option>
          {ratings.map((count) => (
            <option key={count} value={count}>
              {"★".repeat(count)} {t("stars", { count })}
            </option>
          ))}
        </select>
      </div>
      <div className="grid gap-1 sm:col-span-2">
        <label htmlFor={noteId} className="text-sm">
          {t("note")}
        </label>
        <textarea
          id={noteId}
          name={`${name}.note`}
          defaultValue={fields.read(`${name}.note`, value.note)}
          maxLength={1000}
          rows={2}
          className="text-input min-h-16 resize-y"
          {...getDescriptionProps(noteId, undefined, noteError)}
        />
        <FieldError id={`${noteId}-note`}>{noteError}</FieldError>
      </div>
      {!isNew && (
        <Checkbox
          name={`${name}.remove`}
          defaultChecked={fields.readBox(`${name}.remove`, false)}
          label={t("remove")}
          className="sm:col-span-2"
        />
      )}
    </fieldset>
  );
}
