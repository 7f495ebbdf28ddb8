"use client";
import { useTranslations } from "next-intl";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { centre, type FocalPoint } from "#lib/platform/media/pictures/focal-point.ts";

interface FocalPointFieldProps {
  picture: { src: string; width: number; height: number };
  /** What stands in the fields; it may be no number. */
  values: { x: string; y: string };
  point: FocalPoint;
  onChange: (values: { x: string; y: string }) => void;
  /** Prefix of the ids of the fields. */
  formId: string;
  errors: { x?: string; y?: string };
  errorIcon: ReactNode;
}

const step = 1;
const largeStep = 10;
const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clampPercent = (value: number) => String(Math.round(Math.max(0, Math.min(100, value))));

/**
 * Sets the focal point of a picture by pointer, by arrow keys (with Shift in steps of ten), or as
 * numbers.
 */
export function FocalPointField(props: FocalPointFieldProps) {
  const { picture, values, point, onChange, formId, errors, errorIcon } = props;
  const t = useTranslations("pictures.form");

  function setFromPointer(event: PointerEvent<HTMLDivElement>) {
    if (event.type !== "pointerdown" && !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 100;
    const y = ((event.clientY - box.top) / box.height) * 100;
    onChange({ x: clampPercent(x), y: clampPercent(y) });
  }

  function setFromKey(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const size = event.shiftKey ? largeStep : step;
    onChange({ x: clampPercent(point.x + size * direction[0]), y: clampPercent(point.y + size * direction[1]) });
  }

  const field = (name: "x" | "y") => ({
    id: `${formId}-${name === "x" ? "focalX" : "focalY"}`,
    name: name === "x" ? "focalX" : "focalY",
    type: "number",
    inputMode: "numeric" as const,
    min: 0,
    max: 100,
    step: 1,
    required: true,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [name]: target.value }),
    error: errors[name],
    errorIcon,
  });
  return (
    <div className="grid gap-4">
      <div
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setFromPointer(event);
        }}
        onPointerMove={setFromPointer}
        className="relative cursor-crosshair touch-none overflow-hidden rounded-1"
      >
        {/* biome-ignore lint/performance/noImgElement: a signed address of the resizing service */}
        <img
          src={picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          draggable={false}
          className="h-auto w-full select-none"
        />
        <button
          type="button"
          aria-label={t("marker", { x: String(point.x), y: String(point.y) })}
          onKeyDown={setFromKey}
          className="absolute size-11 -translate-1/2 cursor-move rounded-full border-3 border-white bg-primary/40 shadow-[0_0_0_2px_var(--primary-deep),inset_0_0_0_1px_var(--primary-deep)]"
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <TextField {...field("x")} label={t("focalX")} />
        <TextField {...field("y")} label={t("focalY")} />
      </div>
      <Button
        variant="quiet"
        className="justify-self-start"
        onClick={() => onChange({ x: String(centre.x), y: String(centre.y) })}
      >
        {t("centre")}
      </Button>
    </div>
  );
}
