import type { ReactNode } from "react";
import { SkeletonLine } from "#components/ui/loading/skeleton-line.tsx";

/** Class of filters beside a list. */
export const listColumnsClass = "grid gap-x-8 lg:grid-cols-[14.5rem_minmax(0,1fr)]";

const groupSizes = [6, 6, 4, 4];

interface ListSkeletonProps {
  /** The number of cards stands beside the filters. */
  hasCount?: boolean;
  /** The cards. */
  children: ReactNode;
}

/** A list with filters that has not arrived. */
export function ListSkeleton({ hasCount = false, children }: ListSkeletonProps) {
  return (
    <div className={listColumnsClass}>
      <div className="max-lg:hidden">
        {groupSizes.map((size, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change
          <div key={index} className="border-line border-t py-2">
            <div className="grid min-h-11 items-center">
              <SkeletonLine isStrong className="w-2/5" />
            </div>
            {Array.from({ length: size }, (_, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
              <div key={line} className="flex min-h-[2.6rem] items-center gap-3">
                <span className="skeleton-box size-5" />
                <SkeletonLine className="w-3/5" />
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="min-w-0">
        <div className="list-toolbar">
          <span className="skeleton-box list-toolbar-filter h-(--tap) w-28 lg:hidden" />
          <div className="list-toolbar-chips">
            {hasCount && (
              <span className="flex min-h-(--tap) items-center">
                <SkeletonLine isStrong className="w-28" />
              </span>
            )}
          </div>
          <div className="list-toolbar-sort">
            <span className="skeleton-box h-(--tap) w-40 max-w-full" />
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}

/** The results of a search that have not arrived. `children` are the cards. */
export function SearchSkeleton({ children }: { children: ReactNode }) {
  return (
    <>
      <SkeletonLine isStrong className="mt-4 w-48" />
      <div className="mt-4 mb-5 box-content flex h-(--tabs-h) items-center gap-7 border-line border-b">
        <SkeletonLine className="w-16" />
        <SkeletonLine className="w-20" />
        <SkeletonLine className="w-16" />
      </div>
      <div className="pt-2">
        <ListSkeleton>{children}</ListSkeleton>
      </div>
    </>
  );
}
