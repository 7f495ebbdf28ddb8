import clsx from "clsx";
import type { ReactNode } from "react";
import { Picture } from "#components/ui/media/picture.tsx";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

interface ListHeadingProps {
  title: ReactNode;
  /** One sentence on what the list has. */
  intro?: ReactNode;
  /** Beside the text on wide screens; elsewhere it would only push the cards down. */
  picture?: PictureView | null;
  /** Links to neighbouring lists, below the text. */
  links?: ReactNode;
  children?: ReactNode;
}

/** As wide as the last of three cards beside the filters below. */
const columnsClass = "lg:grid lg:grid-cols-[minmax(0,1fr)_calc((100%-19.5rem)/3)] lg:gap-x-12";

/** Title, sentence and picture of a list of cards. */
export function ListHeading({ title, intro, picture, links, children }: ListHeadingProps) {
  return (
    <header className={clsx("pt-2 pb-6 has-[+section]:pb-12", picture && columnsClass)}>
      <div className="lg:flex lg:flex-col">
        <h1 className="text-3xl leading-tight">{title}</h1>
        {intro && <p className="standfirst mt-2">{intro}</p>}
        {children}
        {links && <div className="mt-6 lg:mt-auto lg:pt-6">{links}</div>}
      </div>
      {picture && (
        <span aria-hidden="true" className="photo gingham gingham-pale self-end max-lg:hidden lg:aspect-[3/2]">
          {/* The dish has its name and its description in the list. */}
          <Picture picture={{ ...picture, alt: "" }} variant="card-md" />
        </span>
      )}
    </header>
  );
}
