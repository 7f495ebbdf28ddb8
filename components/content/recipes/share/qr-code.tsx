import { renderQrCode } from "#components/content/recipes/cook-mode/qr-code.ts";

/** A QR code, dark on light in every theme, as cameras need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { d, size } = renderQrCode(text);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="mx-auto w-full max-w-64 bg-white">
      <path d={d} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
