"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LocalizedField } from "#components/content/feeds/desk/fields/localized-field.tsx";
import { ReferencePicker } from "#components/content/feeds/desk/fields/reference-picker.tsx";
import type { ModuleOptions } from "#components/content/feeds/desk/module-options.ts";
import { useFieldProps } from "#components/ui/forms/use-field-props.ts";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { ModuleValues } from "#lib/content/feeds/desk/module-form.ts";
import type { Reference } from "#lib/content/feeds/desk/reference.ts";

interface LinkFieldsProps {
  index: number;
  values: ModuleValues;
  /** Names the values of the link: "links.3". */
  valueName: string;
  options: ModuleOptions;
  references: readonly Reference[];
  onMove: (direction: "up" | "down") => void;
  onRemove: () => void;
}

const searchedKinds = ["item", "category", "ingredient"] as const;

/** One link of a module. */
export function LinkFields(props: LinkFieldsProps) {
  const { index, values, valueName, options, references, onMove, onRemove } = props;
  const t = useTranslations("feeds.desk.links");
  // "item:…", "route:/recipes", or empty for a new link.
  const initialTarget = values[`${valueName}.target`] ?? "";
  const [storedKind = ""] = initialTarget.split(":");
  const [choice, setChoice] = useState(storedKind === "route" ? initialTarget : storedKind || "item");
  const name = `links.${index}`;
  const number = index + 1;
  const kind = searchedKinds.find((one) => one === choice);
  const target = useFieldProps({ name: `${name}.target` });
  const selectId = `${target.id}-kind`;
  return (
    <fieldset className="grid gap-3 rounded-2 border border-line p-4">
      <legend className="sr-only">{t("link", { number })}</legend>
      <div className="flex items-center justify-between">
        <span className="font-strong" aria-hidden="true">
          {t("link", { number })}
        </span>
        <span className="needs-script flex">
          {(["up", "down"] as const).map((direction) => (
            <button
              key={direction}
              type="button"
              className="icon-button"
              aria-label={t(direction, { number })}
              onClick={() => onMove(direction)}
            >
              <DialogIcon name={direction === "up" ? "arrowUp" : "arrowDown"} />
            </button>
          ))}
          <button type="button" className="icon-button" aria-label={t("remove", { number })} onClick={onRemove}>
            <DialogIcon name="trash" />
          </button>
        </span>
      </div>
      <LocalizedField name={`${name}.title`} values={values} valueName={`${valueName}.title`} label={t("text")} />
      <LocalizedField name={`${name}.text`} values={values} valueName={`${valueName}.text`} label={t("description")} />
      <div className="grid gap-[0.35rem]">
        <label htmlFor={selectId} className="font-strong text-sm">
          {t("target")}
        </label>
        <select
          id={selectId}
          value={choice}
          className="text-input min-h-12"
          onChange={(event) => setChoice(event.target.value)}
        >
          <optgroup label={t("searched")}>
            {searchedKinds.map((one) => (
              <option key={one} value={one}>
                {t(`kinds.${one}`)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t("pages")}>
            {options.routes.map(({ value, label }) => (
              <option key={value} value={`route:${value}`}>
                {label}
              </option>
            ))}
          </optgroup>
        </select>
      </div>
      {kind ? (
        <ReferencePicker
          key={kind}
          name={`${name}.target`}
          label={t(`kinds.${kind}`)}
          kind={kind}
          initial={kind === storedKind ? references : []}
          max={1}
          prefix={`${kind}:`}
        />
      ) : (
        <input type="hidden" name={`${name}.target`} value={choice} />
      )}
      {!kind && target.error && <p className="font-strong text-error text-sm">{target.error}</p>}
    </fieldset>
  );
}
