"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { usePictureSearch } from "#components/ui/desk/use-picture-search.ts";
import { FieldError } from "#components/ui/forms/field-error.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { searchPostersAction } from "#lib/content/clips/actions.ts";
import type { PosterChoice } from "#lib/content/clips/form-fields.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";

interface PosterFieldProps {
  /** Of the first choice, where the error leads. */
  id: string;
  /** The id that was stored, or that came back with the form. */
  value: string;
  /** The newest pictures, after the one that was chosen. */
  choices: readonly PosterChoice[];
  error: string | undefined;
  errorIcon: ReactNode;
}

/** Chooses the poster of a clip out of the library; without script out of the newest pictures. */
export function PosterField({ id, value, choices, error, errorIcon }: PosterFieldProps) {
  const t = useTranslations("clips.form");
  const searching = useTranslations("ui.pictureSearch");
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState(value);
  const [query, setQuery] = useState("");
  const [known, setKnown] = useState<readonly PosterChoice[]>(choices);
  const { found, hasFailed } = usePictureSearch(searchPostersAction, query.trim() || null);
  const current = [...known, ...(found ?? [])].find((choice) => choice.id === chosen);
  const shown = [...(current ? [current] : []), ...(found ?? choices).filter((choice) => choice.id !== chosen)];

  return (
    <fieldset className="grid gap-3" aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="mb-1 font-strong text-sm">{t("poster")}</legend>
      {isHydrated && (
        <TextField
          id={`${id}-search`}
          type="search"
          label={t("posterSearch")}
          value={query}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <p role="status" className={found?.length === 0 || hasFailed ? "text-ink-2 text-sm" : "sr-only"}>
        {hasFailed ? searching("failed") : found && searching("found", { count: found.length })}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
        {shown.map((choice, index) => (
          <label
            key={choice.id}
            className="relative block cursor-pointer rounded-2 border-2 border-transparent p-1 has-checked:border-primary has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name="posterId"
              value={choice.id}
              checked={choice.id === chosen}
              aria-invalid={error ? true : undefined}
              className="absolute top-2.5 left-2.5 size-5 accent-primary"
              onChange={() => {
                setChosen(choice.id);
                setKnown([choice, ...choices]);
              }}
            />
            {/* biome-ignore lint/performance/noImgElement: a signed address of the resizing service */}
            <img
              src={choice.src}
              alt={choice.alt || searching("unnamed", { number: index + 1 })}
              loading="lazy"
              className="aspect-video w-full rounded-1 object-cover"
            />
          </label>
        ))}
      </div>
      <FieldError id={`${id}-note`} icon={errorIcon}>
        {error}
      </FieldError>
    </fieldset>
  );
}
