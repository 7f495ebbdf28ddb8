"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { PictureSearch } from "#components/ui/desk/picture-search.tsx";
import { FileField } from "#components/ui/forms/file-field.tsx";
import { useTypedValue } from "#components/ui/forms/use-field-props.ts";
import { searchAuthorPicturesAction } from "#lib/people/authors/actions.ts";

interface PictureFieldProps {
  /** Of the file; the id of the picture and its address are in two fields named after it. */
  name: "picture" | "banner";
  label: string;
  icon: ReactNode;
  /** Id and address of the picture; empty for none. */
  initial: { id: string; src: string };
}

/** A picture of a profile: out of the library, uploaded with the form, or none. */
export function PictureField(props: PictureFieldProps) {
  const id = useTypedValue(`${props.name}Id`);
  const src = useTypedValue(`${props.name}Src`);
  const initial = id === undefined || src === undefined ? props.initial : { id, src };
  // What the server has stored replaces what was chosen.
  return <PictureChoice key={initial.id} {...props} initial={initial} />;
}

function PictureChoice({ name, label, icon, initial }: PictureFieldProps) {
  const t = useTranslations("authors.desk.picture");
  const [picture, setPicture] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function choose(chosen: { id: string; src: string }) {
    setPicture(chosen);
    setOpen(false);
    opener.current?.focus();
  }
  return (
    <fieldset className="grid gap-3 rounded-2 border border-line p-4">
      <legend className="px-1 font-strong">{label}</legend>
      <input type="hidden" name={`${name}Id`} value={picture.id} />
      <input type="hidden" name={`${name}Src`} value={picture.src} />
      {picture.src && (
        // biome-ignore lint/performance/noImgElement: a signed address of the resizing service
        <img src={picture.src} alt="" className="h-36 w-auto max-w-full justify-self-start rounded-2 object-cover" />
      )}
      <div className="needs-script flex flex-wrap gap-3">
        <button
          ref={opener}
          type="button"
          className="button button-secondary"
          aria-expanded={isOpen}
          aria-label={t("chooseFor", { label })}
          onClick={() => setOpen(!isOpen)}
        >
          {t("choose")}
        </button>
        {picture.id && (
          <Button variant="quiet" aria-label={t("removeFor", { label })} onClick={() => choose({ id: "", src: "" })}>
            {t("remove")}
          </Button>
        )}
      </div>
      {isOpen && <PictureSearch search={searchAuthorPicturesAction} onChoose={choose} />}
      <FileField
        name={name}
        label={t("upload")}
        pickLabel={t("pick")}
        pickIcon={icon}
        messages={{ nothingPicked: "", picked: "" }}
        hint={t("hint")}
        accept="image/jpeg,image/png,image/webp"
        isOptional
      />
    </fieldset>
  );
}
