"use client";
import { useLocale, useTranslations } from "next-intl";
import { useFieldLabel } from "#components/content/recipe-drafts/fields/field-label.ts";
import { FieldLink } from "#components/content/recipe-drafts/fields/field-link.tsx";
import { fieldAddress } from "#lib/content/recipe-drafts/editing/sections.ts";

interface RejectionProps {
  id: string;
  reason: string;
  /** By the path of the field. */
  notes: Record<string, string>;
}

/** Why the editors rejected a draft, with their notes. */
export function Rejection({ id, reason, notes }: RejectionProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.rejection");
  const label = useFieldLabel();
  const listed = Object.entries(notes);
  return (
    <section aria-labelledby="rejection-title" className="rounded-2 border border-line-strong bg-surface p-5">
      <h2 id="rejection-title" className="font-serif text-lg">
        {t("title")}
      </h2>
      <p className="mt-2 whitespace-pre-line">{reason}</p>
      {listed.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {listed.map(([path, note]) => (
            <li key={path}>
              <FieldLink href={fieldAddress(locale, id, path)}>{label(path)}</FieldLink>
              {": "}
              <span className="whitespace-pre-line">{note}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-ink-2 text-sm">{t("next")}</p>
    </section>
  );
}
