/**
 * A partner's own mark in the colour of the text around it: the drawing is used as a mask, so nothing of it becomes part of the page.
 * `drawing` is an SVG; its viewBox gives the proportion.
 */
export function PartnerLogo({ drawing, name }: { drawing: string; name: string }) {
  const [width = 4, height = 1] = (/viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [])
    .slice(1)
    .map(Number);
  const mask = `url("data:image/svg+xml,${encodeURIComponent(drawing)}") left center / contain no-repeat`;
  return (
    <span
      role="img"
      aria-label={name}
      className="inline-block h-8 max-w-full bg-current"
      style={{ mask, aspectRatio: `${width} / ${height}` }}
    />
  );
}
