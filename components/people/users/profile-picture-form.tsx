"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { PictureCropper } from "#components/ui/media/picture-cropper.tsx";
import { showToast } from "#components/ui/toast.ts";
import type { PictureErrorCode } from "#lib/people/users/picture-errors.ts";
import { openProfilePicture, profilePictureFormat, uploadProfilePicture } from "#lib/people/users/profile-picture.ts";
import { refreshSession } from "#lib/platform/browser/use-session-user.ts";
import { type CropArea, largestCrop } from "#lib/platform/media/pictures/crop-area.ts";
import { acceptedPictures, type SelectedPicture } from "#lib/platform/media/pictures/selected-picture.ts";

interface ProfilePictureFormProps {
  /** The current picture or its placeholder. */
  avatar: ReactNode;
  hasPicture: boolean;
  /** Result of an upload without script. */
  outcome: PictureErrorCode | "saved" | null;
  icons: { camera: ReactNode; error: ReactNode };
}

/**
 * Uploads a profile picture after cropping it to a square. Without script the server crops the
 * centre. Needs the messages of `users.picture` and `ui.form`.
 */
export function ProfilePictureForm({ avatar, hasPicture, outcome, icons }: ProfilePictureFormProps) {
  const locale = useLocale();
  const t = useTranslations("users.picture");
  const formMessages = useTranslations("ui.form");
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState(outcome);
  const [isSending, setSending] = useState(false);
  const { selected, crop, setCrop, selectFile, close } = useSelectedPicture(input, setResult);
  const action = `/api/users/me/picture?locale=${locale}` as const;

  async function send() {
    if (!selected || !crop || isSending) return;
    setSending(true);
    const error = await uploadProfilePicture(selected.file, crop);
    setSending(false);
    setResult(error ?? "saved");
    if (error) return;
    close();
    showToast({ kind: "success", text: t("saved") });
    void refreshSession();
    router.refresh();
  }

  return (
    <form method="post" action={action} encType="multipart/form-data" className="grid gap-3">
      {result && result !== "saved" && <ErrorSummary text={t(`problem.${result}`)} icon={icons.error} />}
      {selected && crop ? (
        <PictureCropper
          picture={selected}
          format={profilePictureFormat}
          crop={crop}
          onChange={setCrop}
          labels={{ zoom: t("zoom"), across: t("across"), down: t("down") }}
          className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-6"
          frameClass="gingham gingham-pale relative size-48 overflow-hidden rounded-full"
        >
          <div className="col-span-full flex flex-wrap gap-3">
            <Button variant="secondary" onClick={send} aria-disabled={isSending}>
              {isSending ? formMessages("saving") : t("save")}
            </Button>
            <Button variant="bare" onClick={close}>
              {t("cancel")}
            </Button>
          </div>
        </PictureCropper>
      ) : null}
      <div className={selected ? "hidden" : "flex flex-wrap items-center gap-x-5 gap-y-3"}>
        {avatar}
        <FileInput ref={input} onChange={selectFile}>
          {icons.camera}
          {t(hasPicture ? "choose" : "chooseFirst")}
        </FileInput>
        <div className="hidden [@media(scripting:none)]:block">
          <Button type="submit" variant="secondary">
            {t("upload")}
          </Button>
        </div>
      </div>
      <p role="status" className="text-success text-sm empty:hidden">
        {result === "saved" && hasPicture && t("saved")}
      </p>
      <p className="text-ink-3 text-sm">{t("hint")}</p>
    </form>
  );
}

/** The selected picture and its crop. `onSelect` receives null, or why the file is rejected. */
function useSelectedPicture(
  input: RefObject<HTMLInputElement | null>,
  onSelect: (error: PictureErrorCode | null) => void,
) {
  const [selected, setSelected] = useState<SelectedPicture | null>(null);
  const [crop, setCrop] = useState<CropArea | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file may have been selected before hydration
  useEffect(() => void selectFile(), []);
  useEffect(() => {
    if (!selected) return;
    const fileInput = input.current;
    return () => {
      URL.revokeObjectURL(selected.url);
      // It was hidden while the picture was cropped.
      fileInput?.focus();
    };
  }, [selected, input]);

  async function selectFile() {
    const file = input.current?.files?.[0];
    if (!file) return;
    const opened = await openProfilePicture(file);
    if (typeof opened === "string") return onSelect(opened);
    onSelect(null);
    setSelected(opened);
    setCrop(largestCrop(opened, profilePictureFormat));
  }

  function close() {
    setSelected(null);
    if (input.current) input.current.value = "";
  }

  return { selected, crop, setCrop, selectFile, close };
}

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  onChange: () => void;
  children: ReactNode;
}

/** A file input that looks like a button; without script it is shown beside its label. */
function FileInput({ ref, onChange, children }: FileInputProps) {
  return (
    <label
      className={`${buttonClass({ variant: "quiet" })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2`}
    >
      {children}
      <input
        ref={ref}
        type="file"
        name="picture"
        accept={acceptedPictures}
        onChange={onChange}
        className="sr-only [@media(scripting:none)]:not-sr-only"
      />
    </label>
  );
}
