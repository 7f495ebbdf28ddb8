"use client";
import { useTranslations } from "next-intl";
import { useDraftField } from "#components/content/recipe-drafts/fields/draft-fields.tsx";
import { useFieldLabel } from "#components/content/recipe-drafts/fields/field-label.ts";

/** An option of a list, or of a part of it with a name. */
export interface DeskOption {
  value: string;
  label: string;
  group?: string;
}

interface OneOfProps {
  path: string;
  value: string | null;
  options: DeskOption[];
  onChange: (value: string | null) => void;
}

/** Chooses one of a list; the first option is none. */
export function OneOf({ path, value, options, onChange }: OneOfProps) {
  const t = useTranslations("recipeDesk.fields");
  const label = useFieldLabel();
  const { props } = useDraftField(path);
  const groups = [...Map.groupBy(options, ({ group }) => group ?? "")];
  const noteId = `${props.id}-note`;
  return (
    <div className="grid content-start gap-[0.35rem]">
      <label htmlFor={props.id} className="font-strong text-sm">
        {label(path)}
      </label>
      <select
        id={props.id}
        name={path}
        value={value ?? ""}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={props.error || props.hint ? noteId : undefined}
        className="text-input min-h-12"
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{t("none")}</option>
        {groups.map(([group, ofGroup]) =>
          group === "" ? (
            ofGroup.map((one) => <Option key={one.value} {...one} />)
          ) : (
            <optgroup key={group} label={group}>
              {ofGroup.map((one) => (
                <Option key={one.value} {...one} />
              ))}
            </optgroup>
          ),
        )}
      </select>
      <div id={noteId} className="text-sm empty:hidden">
        {props.error ? <p className="font-strong text-error">{props.error}</p> : props.hint}
      </div>
    </div>
  );
}

function Option({ value, label }: DeskOption) {
  return <option value={value}>{label}</option>;
}

interface ManyOfProps {
  path: string;
  value: string[];
  options: DeskOption[];
  onChange: (value: string[]) => void;
}

/** Chooses several of a list: checkboxes by group. */
export function ManyOf({ path, value, options, onChange }: ManyOfProps) {
  const label = useFieldLabel();
  const { props } = useDraftField(path);
  return (
    <details id={props.id} tabIndex={-1} className="border-line border-y py-2">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 font-strong text-sm">
        <span className="text-primary">{label(path)}</span>
        <span className="min-w-0 font-text text-ink-2">
          {options
            .filter((one) => value.includes(one.value))
            .map((one) => one.label)
            .join(", ")}
        </span>
      </summary>
      {props.error && <p className="font-strong text-error text-sm">{props.error}</p>}
      {props.hint && <div className="text-sm">{props.hint}</div>}
      <input type="hidden" name={path} value="" />
      {[...Map.groupBy(options, ({ group }) => group ?? "")].map(([group, ofGroup]) => (
        <fieldset key={group} className="mb-4 min-w-0">
          <legend className="mb-2 text-ink-2 text-sm">{group}</legend>
          <div className="flex flex-wrap gap-2">
            {ofGroup.map((one) => (
              <label key={one.value} className="draft-tag">
                <input
                  type="checkbox"
                  name={path}
                  value={one.value}
                  checked={value.includes(one.value)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...value, one.value] : value.filter((id) => id !== one.value))
                  }
                />
                {one.label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </details>
  );
}
