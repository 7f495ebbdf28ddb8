import type { ReactNode } from "react";
import { Picture } from "#components/ui/media/picture.tsx";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

interface CollectionPanelProps {
  picture: PictureView | null;
  text: string;
  children: ReactNode;
}

/** A picture beside a text and related links. */
export function CollectionPanel({ picture, text, children }: CollectionPanelProps) {
  return (
    <div className="grid items-center gap-6 md:grid-cols-[1.25fr_1fr] md:gap-8">
      {picture && (
        <div className="photo gingham gingham-pale">
          <Picture picture={picture} variant="card-lg" />
        </div>
      )}
      <div>
        <p className="standfirst mb-4">{text}</p>
        {children}
      </div>
    </div>
  );
}
