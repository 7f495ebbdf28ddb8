import clsx from "clsx";
import type { PictureAttributes } from "#components/ui/media/picture.tsx";

interface ChoiceTileProps {
  type: "checkbox" | "radio";
  name: string;
  value: string;
  label: string;
  hint?: string;
  picture?: PictureAttributes | null;
  isSelected: boolean;
}

/** An answer as a tile: a label around its checkbox or radio button. */
export function ChoiceTile({ label, hint, picture, isSelected, ...input }: ChoiceTileProps) {
  return (
    <label
      className={clsx(
        "group relative flex h-full cursor-pointer flex-col overflow-hidden rounded-2 border-[1.5px] border-line-strong bg-surface",
        "transition-colors duration-(--duration-fast) hover:border-primary has-[:checked]:border-primary has-[:checked]:bg-tint",
        "has-[:checked]:shadow-[inset_0_0_0_1.5px_var(--primary)] has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus has-[:focus-visible]:outline-offset-2",
      )}
    >
      {picture && (
        <span className="photo gingham gingham-pale rounded-none border-line border-b">
          {/* biome-ignore lint/performance/noImgElement: the resizing service replaces next/image */}
          <img {...picture} alt="" />
        </span>
      )}
      <span className="check flex-1 px-3 py-[0.7rem]">
        <input {...input} defaultChecked={isSelected} className="focus-visible:outline-none" />
        <span className="min-w-0">
          <span className="block font-strong leading-snug">{label}</span>
          {hint && <span className="mt-[0.15rem] block text-ink-2 text-sm leading-snug">{hint}</span>}
        </span>
      </span>
    </label>
  );
}
