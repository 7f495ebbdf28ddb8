import type { LogoView } from "#lib/platform/media/pictures/logo.ts";

/** A partner's logo in the colour of the text around it: the image is a mask. */
export function PartnerLogo({ logo, name }: { logo: LogoView; name: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="inline-block h-8 max-w-full bg-current forced-color-adjust-none forced-colors:bg-[CanvasText]"
        style={{
          mask: `url(${logo.src}) left center / contain no-repeat`,
          aspectRatio: `${logo.width} / ${logo.height}`,
        }}
      />
      <span className="sr-only">{name}</span>
    </>
  );
}
