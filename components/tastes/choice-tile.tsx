import clsx from "clsx";
import { Picture } from "#components/ui/picture.tsx";
import type { PictureView } from "#lib/media/picture.ts";

interface ChoiceTileProps {
  type: "checkbox" | "radio";
  name: string;
  value: string;
  label: string;
  hint?: string;
  picture?: PictureView | null;
  isChosen: boolean;
}

/** An answer as a tile: the whole of it can be pressed, and chosen it is framed and ticked. */
export function ChoiceTile({ label, hint, picture, isChosen, ...input }: ChoiceTileProps) {
  return (
    <label
      className={clsx(
        "group relative flex h-full cursor-pointer flex-col overflow-hidden rounded-2 border-[1.5px] border-line-strong bg-surface",
        "transition-colors duration-(--quick) hover:border-kobalt has-[:checked]:border-kobalt has-[:checked]:bg-tint",
        "has-[:checked]:shadow-[inset_0_0_0_1.5px_var(--kobalt)] has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus has-[:focus-visible]:outline-offset-2",
      )}
    >
      {picture && (
        <span className="photo karo karo-pale rounded-none border-line border-b">
          <Picture picture={{ ...picture, alt: "" }} use="tile" className="card-photo" />
        </span>
      )}
      <span className="check flex-1 px-3 py-[0.7rem]">
        <input {...input} defaultChecked={isChosen} className="focus-visible:outline-none" />
        <span className="min-w-0">
          <span className="block font-strong leading-snug">{label}</span>
          {hint && <span className="mt-[0.15rem] block text-ink-2 text-sm leading-snug">{hint}</span>}
        </span>
      </span>
    </label>
  );
}
