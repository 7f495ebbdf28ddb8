"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { useTypedValue } from "#components/ui/forms/use-field-props.ts";
import { maxBioLength } from "#lib/people/users/schema.ts";

/** Text about a user with how many characters are left. Needs the messages of `users.about`. */
export function BioField({ saved }: { saved: string }) {
  const t = useTranslations("users.about");
  const typed = useTypedValue("bio");
  const [length, setLength] = useState((typed ?? saved).length);
  return (
    <TextArea
      name="bio"
      label={t("bio")}
      hint={t("bioLeft", { count: maxBioLength - length })}
      defaultValue={saved}
      maxLength={maxBioLength}
      onChange={(event) => setLength(event.target.value.length)}
    />
  );
}
