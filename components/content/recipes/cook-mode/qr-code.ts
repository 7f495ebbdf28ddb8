import encodeQR from "qr";

/** Empty modules around the code, as readers need them (ISO/IEC 18004, section 9.1). */
const quietZone = 4;

/**
 * Renders a QR code as the path of an SVG, one unit per module.
 *
 * @returns `size` is the width of its view box
 */
export function renderQrCode(text: string): { d: string; size: number } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: quietZone });
  const d = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { d, size: rows.length };
}
