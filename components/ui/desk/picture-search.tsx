"use client";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import {
  type FoundPicture,
  type PictureSearchAction,
  usePictureSearch,
} from "#components/ui/desk/use-picture-search.ts";
import { TextField } from "#components/ui/forms/text-field.tsx";

interface PictureSearchProps {
  search: PictureSearchAction;
  onChoose: (picture: FoundPicture) => void;
}

/**
 * The pictures of the library, the newest first, found by their alternative text. Needs the
 * messages `ui.pictureSearch`.
 */
export function PictureSearch({ search, onChoose }: PictureSearchProps) {
  const t = useTranslations("ui.pictureSearch");
  const id = useId();
  const [query, setQuery] = useState("");
  const { found, hasFailed } = usePictureSearch(search, query);

  return (
    <div className="grid gap-3 rounded-2 border border-line bg-surface p-4">
      <TextField
        id={`${id}-search`}
        type="search"
        label={t("label")}
        value={query}
        maxLength={200}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <p role="status" className={found?.length === 0 || hasFailed ? "text-ink-2 text-sm" : "sr-only"}>
        {hasFailed ? t("failed") : found && t("found", { count: found.length })}
      </p>
      <ul className="grid max-h-96 grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3 overflow-y-auto p-1">
        {found?.map((picture, index) => (
          <li key={picture.id}>
            <button type="button" className="block w-full rounded-2" onClick={() => onChoose(picture)}>
              {/* biome-ignore lint/performance/noImgElement: a signed address of the resizing service */}
              <img
                src={picture.src}
                alt={picture.alt || t("unnamed", { number: index + 1 })}
                loading="lazy"
                className="aspect-[4/3] w-full rounded-2 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
