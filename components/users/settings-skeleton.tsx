import { SkeletonLine } from "#components/ui/loading/skeleton-line.tsx";

/** Sections of the settings that have not arrived. */
export function SettingsSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
      key={index}
      className="grid gap-x-8 gap-y-3 border-line py-6 not-first:border-t md:grid-cols-[14rem_minmax(0,28rem)]"
    >
      <SkeletonLine isStrong className="w-32 text-[1.1875rem]" />
      <div className="grid content-start gap-5">
        <SkeletonLine className="w-4/5 text-sm" />
        <span className="skeleton-box h-12" />
        <span className="skeleton-box h-(--tap) w-36" />
      </div>
    </div>
  ));
}
