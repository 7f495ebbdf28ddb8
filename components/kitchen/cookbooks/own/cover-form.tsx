"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState, useTransition } from "react";
import { CoverChoices, type CoverChoicesProps } from "#components/kitchen/cookbooks/own/cover-choices.tsx";
import { keepError } from "#components/kitchen/cookbooks/own/use-kept-error.ts";
import { Button } from "#components/ui/button.tsx";
import { FileField } from "#components/ui/forms/file-field.tsx";
import { showToast } from "#components/ui/toast.ts";
import { setCoverAction } from "#lib/kitchen/cookbooks/actions.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import { ApiClientError, callApi } from "#lib/platform/browser/api-client.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";
import { maxUploadBytes } from "#lib/platform/media/pictures/upload-limit.ts";

interface CoverFormProps extends Omit<CoverChoicesProps, "onChoose"> {
  id: string;
  icons: Record<"image" | "error", ReactNode>;
  /** Where the upload goes on without script. */
  backHref: string;
}

/** Chooses a cover: an uploaded picture, or the picture of an item. */
export function CoverForm({ id, cookbookId, icons, backHref, hasCustomCover, choices }: CoverFormProps) {
  const locale = useLocale();
  const t = useTranslations("cookbooks.cover");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [error, setError] = useState<UploadErrorKey>();
  // The browser's own message is in its language; without script it is the only one.
  const isHydrated = useHydrated();
  // Not an action: the body limit of actions is 1 MB for all of them, too little for a picture.
  const uploadUrl = `/api/users/me/cookbooks/${cookbookId}/cover/` as const;

  function finish(form: HTMLFormElement) {
    form.closest("dialog")?.close();
    form.reset();
    showToast({ kind: "success", text: t("done") });
  }

  function upload(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const body = new FormData(form);
    const file = body.get("picture");
    if (!(file instanceof File) || file.size === 0) return setError("missing");
    if (file.size > maxUploadBytes) return setError("tooLarge");
    setError(undefined);
    startTransition(async () => {
      try {
        await callApi("PUT /users/me/cookbooks/{id}/cover", { path: { id: cookbookId }, form: body });
        finish(form);
        router.refresh();
      } catch (caught) {
        setError(uploadErrorKey(caught));
      }
    });
  }

  function choose(event: FormEvent<HTMLFormElement>, item?: string) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    setError(undefined);
    startTransition(async () => {
      const result = await callAction(() => setCoverAction({ id: cookbookId, locale, item }));
      if (result.ok) finish(form);
      else if (result.code === "outdated") keepError(t("failed"));
      else setError("failed");
    });
  }

  return (
    <div className="mt-3 grid gap-5">
      <form
        action={uploadUrl}
        method="post"
        encType="multipart/form-data"
        onSubmit={upload}
        noValidate={isHydrated}
        className="grid gap-3"
      >
        <FileField
          id={id}
          name="picture"
          accept="image/jpeg,image/png,image/webp"
          label={t("upload")}
          pickLabel={t("pick")}
          pickIcon={icons.image}
          messages={{ nothingPicked: t("nothingPicked"), picked: t("picked") }}
          hint={t("hint")}
          error={error && t(error)}
          errorIcon={icons.error}
          onChange={() => setError(undefined)}
        />
        <input type="hidden" name="next" value={backHref} />
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? t("sending") : t("send")}
        </Button>
      </form>
      <CoverChoices cookbookId={cookbookId} hasCustomCover={hasCustomCover} choices={choices} onChoose={choose} />
    </div>
  );
}

const uploadErrorKeys = ["unsupported", "tooLarge", "invalid", "tooMany"] as const;
type UploadErrorKey = (typeof uploadErrorKeys)[number] | "missing" | "failed";

function uploadErrorKey(error: unknown): UploadErrorKey {
  const code = error instanceof ApiClientError ? error.code : "";
  return uploadErrorKeys.find((key) => key === code) ?? "failed";
}
