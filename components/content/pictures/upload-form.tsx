"use client";
import { useTranslations } from "next-intl";
import { type DragEvent, type ReactNode, useActionState, useId, useRef } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { maxFormFiles } from "#lib/content/pictures/limits.ts";
import { uploadPicturesAction } from "#lib/content/pictures/upload-actions.ts";
import { emptyUpload } from "#lib/content/pictures/upload-result.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { acceptedPictures } from "#lib/platform/media/pictures/selected-picture.ts";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";

interface UploadFormProps {
  locale: Locale;
  icons: { picture: ReactNode; error: ReactNode };
}

/**
 * Uploads many pictures, chosen or dropped. With script each is sent at once and on its own;
 * without it the form sends all together. Needs the messages `pictures.upload`.
 */
export function UploadForm({ locale, icons }: UploadFormProps) {
  const t = useTranslations("pictures.upload");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useActionState(uploadPicturesAction, emptyUpload);
  const { uploads, isForbidden, isHydrated, add } = useUploads();

  const files = uploads.length > 0 ? uploads : toShown(state.results);
  const status = isForbidden ? "forbidden" : state.status;
  const problem = status === "open" || status === "done" ? null : t(status, { max: maxFormFiles });
  function handleDrop(event: DragEvent) {
    if (!isHydrated) return;
    event.preventDefault();
    add([...event.dataTransfer.files]);
  }
  return (
    <form
      action={dispatch}
      onDrop={handleDrop}
      onDragOver={(event) => event.preventDefault()}
      className="rounded-2 bg-tint p-5"
    >
      <h2 id={`${id}-title`} className="mb-3 text-xl">
        {t("title")}
      </h2>
      <div className="file-field min-h-28 flex-wrap justify-center px-4">
        <input
          ref={input}
          id={`${id}-files`}
          type="file"
          name="pictures"
          multiple
          accept={acceptedPictures}
          className="h-full"
          aria-labelledby={`${id}-title ${id}-pick`}
          aria-describedby={`${id}-hint`}
          onChange={() => {
            if (!isHydrated || !input.current?.files) return;
            add([...input.current.files]);
            input.current.value = "";
          }}
        />
        <span id={`${id}-pick`} className={buttonClass({ variant: "secondary" })}>
          {icons.picture}
          {t("pick")}
        </span>
        {isHydrated && <span className="text-ink-2 text-sm max-sm:hidden">{t("drop")}</span>}
      </div>
      <p id={`${id}-hint`} className="mt-2 text-ink-2 text-sm">
        {t("hint")}
      </p>
      {!isHydrated && (
        <Button type="submit" className="mt-4">
          {t("submit")}
        </Button>
      )}
      <p role="alert" className="mt-3 flex items-start gap-2 font-strong text-error text-sm empty:hidden">
        {problem && icons.error}
        {problem}
      </p>
      <UploadList files={files} locale={locale} />
    </form>
  );
}

/** The results of a form without script, as the list shows them. */
function toShown(results: (typeof emptyUpload)["results"]) {
  return results.map((result, index) =>
    "id" in result
      ? { key: String(index), name: result.name, state: "stored" as const, id: result.id }
      : { key: String(index), name: result.name, state: "failed" as const, problem: result.problem },
  );
}
