import { buttonClass } from "#components/ui/button.tsx";

/** Id of the form that the buttons belong to. */
export const unlikeFormId = "unlike";

interface UnlikeButtonProps {
  /** Of the item. */
  id: string;
  label: string;
  /** Accessible name, which tells the item. */
  name: string;
}

/** Removes a like where the like button cannot work for want of script. */
export function UnlikeButton({ id, label, name }: UnlikeButtonProps) {
  return (
    <p className="mt-2 hidden noscript:block">
      <button
        type="submit"
        form={unlikeFormId}
        name="id"
        value={id}
        className={buttonClass({ variant: "quiet" })}
        aria-label={name}
      >
        {label}
      </button>
    </p>
  );
}
