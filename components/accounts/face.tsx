import type { ViewerView } from "#lib/auth/viewer-view.ts";

/** The viewer's picture or first letter, 40 pixels wide; a blank plate while nobody is known. */
export function Face({ viewer }: { viewer: ViewerView | null | undefined }) {
  const initial = Array.from(viewer?.name ?? "")[0]?.toUpperCase();
  return (
    <span
      aria-hidden="true"
      className="grid size-(--avatar-sm) flex-none place-items-center overflow-hidden rounded-full bg-tint-2 font-bold text-kobalt"
    >
      {viewer?.picture ? (
        // biome-ignore lint/performance/noImgElement: already cut and signed by the resizing service
        <img src={viewer.picture.src} alt="" width="40" height="40" className="size-full object-cover" />
      ) : (
        initial
      )}
    </span>
  );
}
