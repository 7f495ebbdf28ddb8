"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { FormFields } from "#components/content/feeds/desk/fields/form-fields.ts";
import { LinkFields } from "#components/content/feeds/desk/fields/link-fields.tsx";
import type { ModuleOptions, ModuleReferences } from "#components/content/feeds/desk/module-options.ts";
import { Button } from "#components/ui/button.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { ModuleValues } from "#lib/content/feeds/desk/module-form.ts";

interface LinksFieldProps {
  fields: FormFields;
  /** The values that the form was opened with, or that came back from the server. */
  values: ModuleValues;
  references: ModuleReferences;
  options: ModuleOptions;
}

const maxLinks = 50;

/** The links of a module: their texts, where they lead, and their order. */
export function LinksField({ fields, values, references, options }: LinksFieldProps) {
  const t = useTranslations("feeds.desk.links");
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
      {keys.map((key, index) => (
        <LinkFields
          key={key}
          fields={renameFields(fields, key, index)}
          index={index}
          options={options}
          initialTarget={values[`links.${key}.target`] ?? ""}
          references={references[`links.${key}.target`] ?? []}
          onMove={(direction) => move(index, direction)}
          onRemove={() => {
            setKeys(keys.toSpliced(index, 1));
            announce(t("removed", { number: index + 1 }));
          }}
        />
      ))}
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

/** A link is named by its place in the list, but its value is that of the stored link. */
function renameFields(fields: FormFields, key: number, index: number): FormFields {
  const toStored = (name: string) => name.replace(`links.${index}.`, `links.${key}.`);
  return { ...fields, getValue: (name) => fields.getValue(toStored(name)) };
}
