"use client";
import { useEffect, useState } from "react";
import { recipePictureFormat } from "#lib/content/recipe-drafts/pictures/picture-format.ts";
import {
  cropPicture,
  openRecipePicture,
  type PictureProblem,
  toPictureProblem,
  uploadDraftPicture,
} from "#lib/content/recipe-drafts/pictures/picture-upload.ts";
import { type CropArea, largestCrop } from "#lib/platform/media/pictures/crop-area.ts";
import type { SelectedPicture } from "#lib/platform/media/pictures/selected-picture.ts";

interface UploadOptions {
  /** Result of an upload without script. */
  problem: string | undefined;
  onUploaded: (pictureId: string) => void;
}

/** A picture that is selected, cropped and uploaded; `progress` is null unless it is being sent. */
export function usePictureUpload({ problem: former, onUploaded }: UploadOptions) {
  const [selected, setSelected] = useState<SelectedPicture | null>(null);
  const [crop, setCrop] = useState<CropArea | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(former ? toPictureProblem(former) : null);
  /** Of uploaded pictures, until the page is loaded again. */
  const [addresses, setAddresses] = useState<Record<string, string>>({});

  useEffect(() => {
    if (selected) return () => URL.revokeObjectURL(selected.url);
  }, [selected]);

  async function select(file: File | undefined) {
    if (!file) return;
    const opened = await openRecipePicture(file);
    setProblem(typeof opened === "string" ? opened : null);
    if (typeof opened === "string") return;
    setSelected(opened);
    setCrop(largestCrop(opened, recipePictureFormat));
  }

  async function send() {
    if (!selected || !crop || progress !== null) return;
    setProgress(0);
    setProblem(null);
    const blob = await cropPicture(selected, crop);
    const result = blob ? await uploadDraftPicture(blob, setProgress) : "failed";
    setProgress(null);
    if (typeof result === "string") {
      setProblem(result);
      return;
    }
    if (blob) setAddresses((known) => ({ ...known, [result.id]: URL.createObjectURL(blob) }));
    setSelected(null);
    onUploaded(result.id);
  }

  return { selected, crop, setCrop, progress, problem, addresses, select, send, close: () => setSelected(null) };
}
