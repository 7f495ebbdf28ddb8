import clsx from "clsx";

interface SkeletonLineProps {
  /** Utilities for width and distance; the height is that of the text around it. */
  className: string;
  /** Titles and figures are darker than what stands beside them. */
  isStrong?: boolean;
}

/** A line of text that has not arrived, as a bar in the middle of the line. */
export function SkeletonLine({ className, isStrong = false }: SkeletonLineProps) {
  return <span className={clsx("skeleton-line", isStrong && "skeleton-line-strong", className)} />;
}
