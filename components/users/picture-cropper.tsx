"use client";
import { type PointerEvent, useRef } from "react";
import { type CropWindow, closestZoom, moveTo, zoomTo } from "#lib/users/crop-window.ts";

interface PictureCropperProps {
  picture: { url: string; width: number; height: number };
  /** Pixels that must be left of a side. */
  smallest: number;
  crop: CropWindow;
  onChange: (next: CropWindow) => void;
  words: Record<"zoom" | "across" | "down", string>;
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** A round window onto a picture: the picture is dragged under it, or moved and zoomed with sliders. */
export function PictureCropper({ picture, smallest, crop, onChange, words }: PictureCropperProps) {
  const box = useRef<HTMLDivElement>(null);
  const grip = useRef<{ left: number; top: number; crop: CropWindow } | null>(null);
  const { x, y, size } = crop;
  const zoom = Math.min(picture.width, picture.height) / size;

  function take(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { left: event.clientX, top: event.clientY, crop };
  }

  function drag(event: PointerEvent) {
    if (!grip.current || !box.current) return;
    const { left, top, crop: from } = grip.current;
    const pixels = from.size / box.current.clientWidth;
    onChange(
      moveTo(from, picture, {
        x: from.x - (event.clientX - left) * pixels,
        y: from.y - (event.clientY - top) * pixels,
      }),
    );
  }

  function letGo() {
    grip.current = null;
  }

  const sliders = [
    { label: words.zoom, value: zoom, min: 1, max: closestZoom(picture, smallest), step: 0.01, set: zoomIn },
    { label: words.across, value: x, min: 0, max: picture.width - size, step: 1, set: moveAcross },
    { label: words.down, value: y, min: 0, max: picture.height - size, step: 1, set: moveDown },
  ];

  function zoomIn(value: number) {
    onChange(zoomTo(crop, picture, value));
  }

  function moveAcross(value: number) {
    onChange(moveTo(crop, picture, { x: value, y }));
  }

  function moveDown(value: number) {
    onChange(moveTo(crop, picture, { x, y: value }));
  }

  return (
    <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-6">
      <div
        ref={box}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        className="karo karo-pale relative size-48 cursor-move touch-none overflow-hidden rounded-full"
      >
        {/* biome-ignore lint/performance/noImgElement: a file that has not left the device yet */}
        <img
          src={picture.url}
          alt=""
          draggable={false}
          className="absolute max-w-none"
          style={{ width: share(picture.width, size), left: share(-x, size), top: share(-y, size) }}
        />
      </div>
      <div className="grid gap-2">
        {sliders.map(({ label, value, min, max, step, set }) => (
          <label key={label} className="grid font-strong text-sm">
            {label}
            <input
              type="range"
              min={min}
              max={max}
              step={step}
              value={value}
              disabled={max <= min}
              onChange={(event) => set(Number(event.target.value))}
              className="h-11 w-full accent-kobalt"
            />
          </label>
        ))}
      </div>
    </div>
  );
}
