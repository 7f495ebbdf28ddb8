"use client";
import { useTranslations } from "next-intl";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { Reference } from "#lib/content/feeds/desk/reference.ts";

interface ReferenceRowProps {
  reference: Reference;
  isSingle: boolean;
  onMove: (direction: "up" | "down") => void;
  onRemove: () => void;
}

/** Something chosen, with buttons to move and remove it. */
export function ReferenceRow({ reference: { title, state, src }, isSingle, onMove, onRemove }: ReferenceRowProps) {
  const t = useTranslations("feeds.desk.picker");
  return (
    <li className="flex items-center gap-3 px-3 py-1">
      <ReferencePicture src={src} />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {title || t("untitled")}
        {state && state !== "live" && <span className="block text-ink-2 text-sm">{t(`state.${state}`)}</span>}
      </span>
      {!isSingle &&
        (["up", "down"] as const).map((direction) => (
          <button
            key={direction}
            type="button"
            className="icon-button"
            aria-label={t(direction, { title })}
            onClick={() => onMove(direction)}
          >
            <DialogIcon name={direction === "up" ? "arrowUp" : "arrowDown"} />
          </button>
        ))}
      <button type="button" className="icon-button" aria-label={t("remove", { title })} onClick={onRemove}>
        <DialogIcon name="x" />
      </button>
    </li>
  );
}

/** A small picture of something; empty without one. */
export function ReferencePicture({ src }: Pick<Reference, "src">) {
  if (!src) return null;
  // biome-ignore lint/performance/noImgElement: one small size of the resizing service
  return <img src={src} alt="" className="size-10 rounded-1 object-cover" loading="lazy" />;
}
