import { type CardGridProps, cardGridClass } from "#components/content/cards/card-grid.tsx";
import { SkeletonLine } from "#components/ui/loading/skeleton-line.tsx";

interface CardGridSkeletonProps extends Pick<CardGridProps, "columns"> {
  count: number;
  /** Lines of text below each card. */
  lineCount?: number;
}

/** A grid of cards that have not arrived. */
export function CardGridSkeleton({ count, columns, lineCount = 0 }: CardGridSkeletonProps) {
  return (
    <div className={cardGridClass(count, columns)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
        <div key={index}>
          <div className="card">
            <span className="photo gingham gingham-pale card-media" />
            <SkeletonLine isStrong className="card-title w-4/5 text-[1.1875rem] max-sm:text-md" />
            <SkeletonLine className="card-author w-2/5" />
          </div>
          {Array.from({ length: lineCount }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
            <SkeletonLine key={line} className="mt-2 w-3/5 text-sm" />
          ))}
        </div>
      ))}
    </div>
  );
}
