"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { LinkFields } from "#components/content/feeds/desk/fields/link-fields.tsx";
import type { ModuleOptions, ModuleReferences } from "#components/content/feeds/desk/module-options.ts";
import { Button } from "#components/ui/button.tsx";
import { FormContext, useForm } from "#components/ui/forms/form-context.ts";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { ModuleValues } from "#lib/content/feeds/desk/module-form.ts";

interface LinksFieldProps {
  /** The values that the form was opened with. */
  values: ModuleValues;
  references: ModuleReferences;
  options: ModuleOptions;
}

const maxLinks = 50;

/** The links of a module: their texts, where they lead, and their order. */
export function LinksField({ values: initial, references, options }: LinksFieldProps) {
  const t = useTranslations("feeds.desk.links");
  const form = useForm();
  // Without script the page comes back with what was typed; with it the fields have kept it.
  const [values] = useState<ModuleValues>("values" in form.state ? form.state.values : initial);
  const count = Object.keys(values).filter((name) => /^links\.\d+\.title\.de$/.test(name)).length;
  // A key is the index of a stored link; new ones count on.
  const [keys, setKeys] = useState(() => Array.from({ length: count }, (_, index) => index));
  const nextKey = useRef(count);
  const [announcement, announce] = useState("");

  function move(index: number, direction: "up" | "down") {
    const target = index + (direction === "up" ? -1 : 1);
    const key = keys[index];
    if (key === undefined || target < 0 || target >= keys.length) return;
    setKeys(keys.toSpliced(index, 1).toSpliced(target, 0, key));
    announce(t("moved", { number: index + 1, position: target + 1 }));
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-strong text-lg">{t("title")}</legend>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {/* A field is named by the place of its link, but keeps the value of the link when that moves. */}
      <FormContext value={{ ...form, state: { status: "open" } }}>
        {keys.map((key, index) => (
          <LinkFields
            key={key}
            index={index}
            values={values}
            valueName={`links.${key}`}
            options={options}
            references={references[`links.${key}.target`] ?? []}
            onMove={(direction) => move(index, direction)}
            onRemove={() => {
              setKeys(keys.toSpliced(index, 1));
              announce(t("removed", { number: index + 1 }));
            }}
          />
        ))}
      </FormContext>
      {keys.length < maxLinks && (
        <Button
          variant="secondary"
          className="needs-script justify-self-start"
          onClick={() => {
            setKeys([...keys, nextKey.current]);
            nextKey.current += 1;
          }}
        >
          <DialogIcon name="plus" />
          {t("add")}
        </Button>
      )}
    </fieldset>
  );
}
