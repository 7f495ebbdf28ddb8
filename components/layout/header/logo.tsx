import drawing from "./logo.svg";

/** The logo. Its paths are in one cached file; custom properties of the page colour it. */
export function Logo() {
  return (
    <svg className="h-8 w-auto lg:h-[1.9rem] xl:h-[2.2rem]" viewBox="0 0 225.1 46" aria-hidden="true">
      <use href={`${drawing.src}#logo`} />
    </svg>
  );
}
