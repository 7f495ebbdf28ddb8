import { useTranslations } from "next-intl";
import { ConflictChoice } from "#components/kitchen/adaptations/editor/conflict-choice.tsx";
import { type FormFields, fieldId } from "#components/kitchen/adaptations/editor/form-fields.ts";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { FieldError } from "#components/ui/forms/field-error.tsx";
import { getDescriptionProps } from "#components/ui/forms/text-field.tsx";
import type { FormRow, FormView } from "#lib/kitchen/adaptations/form/form-view.ts";

/** Empty lines for further ingredients. */
const spareLines = 3;
const datalistId = "adaptation-names";

interface IngredientFieldsProps {
  view: FormView;
  fields: FormFields;
}

/** The ingredients of the recipe, to be changed, and lines for more. */
export function IngredientFields({ view, fields }: IngredientFieldsProps) {
  const t = useTranslations("adaptations.editor.ingredients");
  const { groups, added, units, names } = view;
  const lines = [...added, ...Array.from({ length: spareLines }, () => "")];
  let index = -1;
  return (
    <section aria-labelledby="adaptation-ingredients" className="grid gap-4">
      <div>
        <h2 id="adaptation-ingredients" className="text-2xl">
          {t("title")}
        </h2>
        <p className="text-ink-2">{t("hint")}</p>
      </div>
      {groups.map(({ heading, rows }, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other identity
        <div key={group}>
          {heading && <h3 className="font-sans font-strong text-ink-2 text-sm tracking-normal">{heading}</h3>}
          <ul>
            {rows.map((row) => {
              index += 1;
              return (
                <IngredientRow key={index} name={`ingredients.${index}`} row={row} units={units} fields={fields} />
              );
            })}
          </ul>
        </div>
      ))}
      <datalist id={datalistId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <fieldset className="grid gap-2">
        <legend className="font-strong">{t("added")}</legend>
        <p className="text-ink-3 text-sm">{t("addedHint")}</p>
        {lines.map((line, number) => {
          const name = `added.${number}.line`;
          const id = fieldId(name);
          return (
            <div key={name}>
              <input
                id={id}
                name={name}
                aria-label={t("addedLine", { number: number + 1 })}
                defaultValue={fields.read(name, line)}
                maxLength={320}
                className="text-input min-h-12"
                {...getDescriptionProps(id, undefined, fields.errorOf(name))}
              />
              <FieldError id={`${id}-note`}>{fields.errorOf(name)}</FieldError>
            </div>
          );
        })}
      </fieldset>
    </section>
  );
}

interface IngredientRowProps {
  /** Beginning of the names of its fields. */
  name: string;
  row: FormRow;
  units: FormView["units"];
  fields: FormFields;
}

function IngredientRow({ name, row, units, fields }: IngredientRowProps) {
  const t = useTranslations("adaptations.editor.ingredients");
  const { original, base, current, conflict } = row;
  const inputProps = (field: string, saved: string) => {
    const id = fieldId(`${name}.${field}`);
    const shared = { id, name: `${name}.${field}`, defaultValue: fields.read(`${name}.${field}`, saved) };
    return { ...shared, ...getDescriptionProps(id, undefined, fields.errorOf(shared.name)) };
  };
  return (
    <li className="adaptation-row">
      <input type="hidden" name={`${name}.base`} value={fields.readHidden(`${name}.base`, base)} />
      {current !== null && (
        <input type="hidden" name={`${name}.current`} value={fields.readHidden(`${name}.current`, current)} />
      )}
      <input
        {...inputProps("amount", row.amount)}
        aria-label={t("amountOf", { original })}
        maxLength={40}
        className="text-input min-h-12"
      />
      <select {...inputProps("unit", row.unit)} aria-label={t("unitOf", { original })} className="text-input min-h-12">
        <option value="">{t("noUnit")}</option>
        {units.map((unit) => (
          <option key={unit.code} value={unit.code}>
            {unit.name}
          </option>
        ))}
      </select>
      <input
        {...inputProps("name", row.name)}
        aria-label={t("nameOf", { original })}
        list={datalistId}
        maxLength={120}
        autoComplete="off"
        className="text-input min-h-12"
      />
      <div className="adaptation-row-omit">
        <Checkbox
          name={`${name}.omitted`}
          defaultChecked={fields.readBox(`${name}.omitted`, row.isOmitted)}
          aria-label={t("omitOf", { original })}
          label={t("omit")}
        />
      </div>
      <div className="adaptation-row-note">
        {["amount", "unit", "name"].map((field) => (
          <FieldError key={field} id={`${fieldId(`${name}.${field}`)}-note`}>
            {fields.errorOf(`${name}.${field}`)}
          </FieldError>
        ))}
        {row.isChanged && <p className="text-ink-3 text-sm">{t("original", { original })}</p>}
        {conflict && (
          <ConflictChoice
            name={`${name}.resolve`}
            text={
              conflict.now
                ? t("conflict", { now: conflict.now, own: conflict.own || t("ownEmpty") })
                : t("conflictEmpty", { own: conflict.own })
            }
            labels={{ keep: t("keep"), take: t("take"), later: t("later") }}
            fields={fields}
          />
        )}
      </div>
    </li>
  );
}
