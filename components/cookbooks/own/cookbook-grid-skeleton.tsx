/** Class of the list of the user's cookbooks. */
export const cookbookGridClass = "grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6 lg:grid-cols-4";

/** The user's cookbooks that have not arrived. */
export function CookbookGridSkeleton({ count }: { count: number }) {
  return (
    <div className={cookbookGridClass}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
        <span key={index} className="photo gingham gingham-pale aspect-[3/4] rounded-r-2" />
      ))}
    </div>
  );
}
