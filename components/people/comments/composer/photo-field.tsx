"use client";
import { useId } from "react";
import { acceptedTypes, type usePhotos } from "#components/people/comments/composer/use-photos.ts";
import { useLoadedComments } from "#components/people/comments/use-loaded-comments.ts";
import { buttonClass } from "#components/ui/button.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { maxPhotos } from "#lib/people/comments/limits.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";

interface PhotoFieldProps {
  field: ReturnType<typeof usePhotos>;
  /** Of the server. */
  error: string | undefined;
}

/** Up to three photos, chosen or dropped: uploaded at once, or without script with the form. */
export function PhotoField({ field, error }: PhotoFieldProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const { texts } = useLoadedComments();
  const { photos, uploads, problem } = field;
  const words = texts.photos;
  const problemText =
    problem && (problem.kind === "tooMany" ? words.tooMany : words.failed.replace("{name}", () => problem.name));
  const note = problemText ?? error;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">{words.label}</legend>
      <input type="hidden" name="photoIds" value={photos.map((photo) => photo.id).join()} />
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <li key={photo.id} className="relative">
              {/* biome-ignore lint/performance/noImgElement: a preview of a local file */}
              <img
                src={photo.src}
                alt={words.photo.replace("{number}", String(index + 1))}
                width={104}
                height={104}
                className="size-26 rounded-2 object-cover"
              />
              <button
                type="button"
                className="icon-button needs-script absolute top-0 right-0 bg-surface"
                aria-label={words.remove.replace("{number}", String(index + 1))}
                onClick={(event) => {
                  event.currentTarget.closest("fieldset")?.querySelector<HTMLElement>("input[type=file]")?.focus();
                  field.remove(photo.id);
                }}
              >
                <DialogIcon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {uploads.map(({ key, name, percent }) => (
        <div key={key} className="grid gap-1 text-sm">
          <label htmlFor={`${id}-${key}`}>
            {words.progress.replace("{name}", () => name).replace("{percent}", String(percent))}
          </label>
          <progress id={`${id}-${key}`} max={100} value={percent} className="w-full" />
        </div>
      ))}
      <div className="file-field" data-invalid={note ? "" : undefined}>
        <input
          type="file"
          name={isHydrated ? undefined : "photos"}
          accept={acceptedTypes}
          multiple
          disabled={photos.length + uploads.length >= maxPhotos}
          aria-labelledby={`${id}-pick`}
          aria-describedby={`${id}-note`}
          aria-invalid={note ? true : undefined}
          onChange={({ currentTarget }) => {
            field.addFiles([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
        <span id={`${id}-pick`} className={buttonClass({ variant: "quiet" })}>
          <DialogIcon name="camera" />
          {words.pick}
        </span>
      </div>
      <p
        id={`${id}-note`}
        role={note ? "alert" : undefined}
        className={note ? "flex gap-[0.4rem] font-strong text-error text-sm" : "text-ink-3 text-sm"}
      >
        {note && <DialogIcon name="circleAlert" />}
        {note ?? words.hint}
      </p>
    </fieldset>
  );
}
