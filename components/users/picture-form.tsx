"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { FormSummary } from "#components/ui/form-summary.tsx";
import { showToast } from "#components/ui/toast.ts";
import { refreshViewer } from "#components/ui/use-viewer.ts";
import { PictureCropper } from "#components/users/picture-cropper.tsx";
import type { Locale } from "#lib/i18n/locales.ts";
import { shortestSide } from "#lib/media/square.ts";
import { type ChosenPicture, openChosen, sendPicture } from "#lib/users/chosen-picture.ts";
import { type CropWindow, wholeWindow } from "#lib/users/crop-window.ts";
import type { PictureProblem } from "#lib/users/picture-problem.ts";

type Word = "choose" | "hint" | "upload" | "zoom" | "across" | "down" | "save" | "saving" | "cancel" | "saved";

interface PictureFormProps {
  locale: Locale;
  /** The picture there is, or the letter instead of one. */
  avatar: ReactNode;
  hasPicture: boolean;
  /** What became of a picture that was sent without script. */
  outcome: PictureProblem | "saved" | null;
  words: Record<Word, string>;
  problems: Record<PictureProblem, string>;
  icons: { camera: ReactNode; error: ReactNode };
}

/** Another picture for the profile: chosen, cut to a square, sent. Without script it is sent as it is and cut in the middle. */
export function PictureForm({ locale, avatar, hasPicture, outcome, words, problems, icons }: PictureFormProps) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [crop, setCrop] = useState<CropWindow | null>(null);
  const [answer, setAnswer] = useState(outcome);
  const [isSending, setSending] = useState(false);
  const action = `/api/users/me/picture?locale=${locale}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file may have been chosen before there was script
  useEffect(() => void choose(), []);
  useEffect(() => {
    if (!chosen) return;
    // What was pressed is out of sight now, and is there again afterwards.
    const choice = input.current;
    choice?.form?.querySelector<HTMLElement>("input[type=range]:not([disabled])")?.focus();
    return () => {
      chosen.release();
      choice?.focus();
    };
  }, [chosen]);

  async function choose() {
    const file = input.current?.files?.[0];
    if (!file) return;
    const opened = await openChosen(file);
    if (typeof opened === "string") return setAnswer(opened);
    setAnswer(null);
    setChosen(opened);
    setCrop(wholeWindow(opened));
  }

  function close() {
    setChosen(null);
    if (input.current) input.current.value = "";
  }

  async function send() {
    if (!chosen || !crop || isSending) return;
    setSending(true);
    const problem = await sendPicture(action, chosen.file, crop);
    setSending(false);
    setAnswer(problem ?? "saved");
    if (problem) return;
    close();
    showToast({ kind: "success", text: words.saved });
    void refreshViewer();
    router.refresh();
  }

  return (
    <form method="post" action={action} encType="multipart/form-data" className="grid gap-3">
      {answer && answer !== "saved" && <FormSummary text={problems[answer]} icon={icons.error} />}
      {chosen && crop ? (
        <>
          <PictureCropper picture={chosen} smallest={shortestSide} crop={crop} onChange={setCrop} words={words} />
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={send} aria-disabled={isSending}>
              {isSending ? words.saving : words.save}
            </Button>
            <Button look="bare" onClick={close}>
              {words.cancel}
            </Button>
          </div>
        </>
      ) : null}
      <div className={chosen ? "hidden" : "flex flex-wrap items-center gap-x-5 gap-y-3"}>
        {avatar}
        <label
          className={`${buttonClass({ look: "quiet" })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2`}
        >
          {icons.camera}
          {words.choose}
          <input
            ref={input}
            type="file"
            name="picture"
            accept="image/jpeg,image/png,image/webp"
            onChange={choose}
            className="sr-only [@media(scripting:none)]:not-sr-only"
          />
        </label>
        <div className="hidden [@media(scripting:none)]:block">
          <Button type="submit" look="secondary">
            {words.upload}
          </Button>
        </div>
      </div>
      <p role="status" className="text-schnittlauch text-sm empty:hidden">
        {answer === "saved" && hasPicture && words.saved}
      </p>
      <p className="text-ink-3 text-sm">{words.hint}</p>
    </form>
  );
}
