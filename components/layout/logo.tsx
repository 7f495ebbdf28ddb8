import drawing from "./logo.svg";

/** The word mark. Its paths stay in one cached file; the colours come from the page, by day and by night. */
export function Logo() {
  return (
    <svg className="h-8 w-auto lg:h-[1.9rem] xl:h-[2.2rem]" viewBox="0 0 225.1 46" aria-hidden="true">
      <use href={`${drawing.src}#logo`} />
    </svg>
  );
}
