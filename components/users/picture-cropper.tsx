"use client";
import { useTranslations } from "next-intl";
import { type PointerEvent, useRef } from "react";
import { type CropArea, maxZoom, moveTo, zoomTo } from "#lib/users/crop-area.ts";

interface PictureCropperProps {
  picture: { url: string; width: number; height: number };
  /** Minimum size of the crop in pixels. */
  minPixels: number;
  crop: CropArea;
  onChange: (next: CropArea) => void;
}

const toPercent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/**
 * Selects a square part of a picture by dragging or with sliders. Needs the messages of
 * `users.picture`.
 */
export function PictureCropper({ picture, minPixels, crop, onChange }: PictureCropperProps) {
  const t = useTranslations("users.picture");
  const box = useRef<HTMLDivElement>(null);
  const dragStart = useRef<{ left: number; top: number; crop: CropArea } | null>(null);
  const { x, y, size } = crop;
  const zoom = Math.min(picture.width, picture.height) / size;

  function startDrag(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragStart.current = { left: event.clientX, top: event.clientY, crop };
  }

  function drag(event: PointerEvent) {
    if (!dragStart.current || !box.current) return;
    const { left, top, crop: from } = dragStart.current;
    const pixels = from.size / box.current.clientWidth;
    onChange(
      moveTo(from, picture, {
        x: from.x - (event.clientX - left) * pixels,
        y: from.y - (event.clientY - top) * pixels,
      }),
    );
  }

  function endDrag() {
    dragStart.current = null;
  }

  const setZoom = (value: number) => onChange(zoomTo(crop, picture, value));
  const setX = (value: number) => onChange(moveTo(crop, picture, { x: value, y }));
  const setY = (value: number) => onChange(moveTo(crop, picture, { x, y: value }));

  return (
    <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-6">
      <div
        ref={box}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        className="gingham gingham-pale relative size-48 cursor-move touch-none overflow-hidden rounded-full"
      >
        {/* biome-ignore lint/performance/noImgElement: a file that was not uploaded yet */}
        <img
          src={picture.url}
          alt=""
          draggable={false}
          className="absolute max-w-none"
          style={{ width: toPercent(picture.width, size), left: toPercent(-x, size), top: toPercent(-y, size) }}
        />
      </div>
      <div className="grid gap-2">
        <Slider
          label={t("zoom")}
          value={zoom}
          min={1}
          max={maxZoom(picture, minPixels)}
          step={0.01}
          onChange={setZoom}
        />
        <Slider label={t("across")} value={x} min={0} max={picture.width - size} step={1} onChange={setX} />
        <Slider label={t("down")} value={y} min={0} max={picture.height - size} step={1} onChange={setY} />
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

function Slider({ label, min, max, onChange, ...input }: SliderProps) {
  return (
    <label className="grid font-strong text-sm">
      {label}
      <input
        {...input}
        type="range"
        min={min}
        max={max}
        disabled={max <= min}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full accent-primary"
      />
    </label>
  );
}
