"use client";
import { type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import {
  type CropArea,
  type CropFormat,
  cropHeight,
  largestCrop,
  maxZoom,
  moveCrop,
  zoomCrop,
} from "#lib/platform/media/pictures/crop-area.ts";

interface PictureCropperProps {
  picture: { url: string; width: number; height: number };
  format: CropFormat;
  crop: CropArea;
  onChange: (crop: CropArea) => void;
  labels: { zoom: string; across: string; down: string };
  className: string;
  /** Of the frame that shows the crop. */
  frameClass: string;
  /** Buttons that save or cancel. */
  children: ReactNode;
}

const toPercent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/**
 * Selects a part of a picture by dragging or with sliders. The first control that can be used gets
 * the focus.
 */
export function PictureCropper(props: PictureCropperProps) {
  const { picture, format, crop, onChange, labels, className, frameClass, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const height = cropHeight(crop.width, format);
  const drag = useCropDrag(props);

  // The file field that had the focus is hidden while a picture is cropped.
  useEffect(() => root.current?.querySelector<HTMLElement>("input:not([disabled]), button")?.focus(), []);

  const zoom = largestCrop(picture, format).width / crop.width;
  const move = (position: Partial<CropArea>) => onChange(moveCrop({ ...crop, ...position }, picture, format));
  return (
    <div ref={root} className={className}>
      <div {...drag} className={`cursor-move touch-none ${frameClass}`}>
        {/* biome-ignore lint/performance/noImgElement: a file that was not uploaded yet */}
        <img
          src={picture.url}
          alt=""
          draggable={false}
          className="absolute h-auto max-w-none"
          style={{
            width: toPercent(picture.width, crop.width),
            left: toPercent(-crop.x, crop.width),
            top: toPercent(-crop.y, height),
          }}
        />
      </div>
      <div className="grid gap-2">
        <Slider
          label={labels.zoom}
          value={zoom}
          min={1}
          max={maxZoom(picture, format)}
          step={0.01}
          onChange={(value) => onChange(zoomCrop(crop, picture, format, value))}
        />
        <Slider label={labels.across} value={crop.x} max={picture.width - crop.width} onChange={(x) => move({ x })} />
        <Slider label={labels.down} value={crop.y} max={picture.height - height} onChange={(y) => move({ y })} />
      </div>
      {children}
    </div>
  );
}

/** Moves the crop against the pointer, so that the picture follows it. */
function useCropDrag({ picture, format, crop, onChange }: PictureCropperProps) {
  const start = useRef<{ left: number; top: number; crop: CropArea } | null>(null);
  const end = () => {
    start.current = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { left: event.clientX, top: event.clientY, crop };
    },
    onPointerMove(event: PointerEvent) {
      if (!start.current) return;
      const { left, top, crop: from } = start.current;
      const pixels = from.width / event.currentTarget.clientWidth;
      const x = from.x - (event.clientX - left) * pixels;
      const y = from.y - (event.clientY - top) * pixels;
      onChange(moveCrop({ ...from, x, y }, picture, format));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
}

function Slider({ label, min = 0, max, step = 1, value, onChange }: SliderProps) {
  return (
    <label className="grid font-strong text-sm">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={max <= min}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-11 w-full accent-primary"
      />
    </label>
  );
}
