"use client";
import { useEffect, useState } from "react";
import {
  openStoryPicture,
  storyPictureFormat,
  type UploadProblem,
  uploadStoryPicture,
} from "#lib/content/story-drafts/editing/picture-upload.ts";
import { type CropArea, largestCrop } from "#lib/platform/media/pictures/crop-area.ts";
import type { SelectedPicture } from "#lib/platform/media/pictures/selected-picture.ts";

/** A picture from the device on its way to the library. */
export function usePictureUpload(onUploaded: (picture: { id: string; src: string }) => void) {
  const [selected, setSelected] = useState<SelectedPicture | null>(null);
  const [crop, setCrop] = useState<CropArea | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<UploadProblem | null>(null);

  useEffect(() => {
    if (selected) return () => URL.revokeObjectURL(selected.url);
  }, [selected]);

  async function select(file: File | undefined) {
    if (!file) return;
    const opened = await openStoryPicture(file);
    setProblem(typeof opened === "string" ? opened : null);
    if (typeof opened === "string") return;
    setSelected(opened);
    setCrop(largestCrop(opened, storyPictureFormat));
  }

  async function send() {
    if (!selected || !crop || isSending) return;
    setSending(true);
    const picture = await uploadStoryPicture(selected, crop);
    setSending(false);
    setProblem(picture ? null : "failed");
    if (!picture) return;
    setSelected(null);
    onUploaded(picture);
  }

  return { selected, crop, setCrop, isSending, problem, select, send, close: () => setSelected(null) };
}
