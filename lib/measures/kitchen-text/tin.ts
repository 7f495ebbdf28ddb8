/** A baking tin; lengths in centimetres, inside. */
export type Tin =
  | { shape: "round"; diameter: number }
  | { shape: "rectangular"; length: number; width: number }
  | { shape: "loaf"; length: number };

export type TinShape = Tin["shape"];

/** Keys of utensils that hold a batter or a filling, which their size decides the amount of. */
const tinUtensils = ["baking-dish", "baking-sheet", "bundt-tin", "loaf-tin", "springform-tin", "tart-tin"];

/** Loaf tins are sold by length; they are about 11 cm wide and 7 cm deep. */
const loaf = { width: 11, depth: 7 };
/** How high flat tins are filled, to compare them with loaf tins. */
const flatDepth = 4.5;

/**
 * Reads the tin of a recipe from an utensil and its size: "26 cm", "{tin 30 × 20 cm}",
 * "round, {tin 28 cm}".
 *
 * @returns null for other utensils and for sizes in words
 */
export function parseTin(utensilKey: string, size: string): Tin | null {
  if (!tinUtensils.includes(utensilKey)) return null;
  const [, length, width] =
    /(?<![\d.,])(\d{1,4}(?:[.,]\d{1,3})?)(?:\s{0,3}[×x]\s{0,3}(\d{1,4}(?:[.,]\d{1,3})?))?\s{0,3}cm/.exec(size) ?? [];
  if (!length) return null;
  if (width) return { shape: "rectangular", length: toNumber(length), width: toNumber(width) };
  if (utensilKey === "loaf-tin") return { shape: "loaf", length: toNumber(length) };
  return { shape: "round", diameter: toNumber(length) };
}

/**
 * By how much a recipe changes that moves to another tin and stays as high: flat tins compare by
 * their area, loaf tins by their volume.
 */
export function tinFactor(from: Tin, to: Tin): number {
  return volume(to) / volume(from);
}

/** In cubic centimetres. */
function volume(tin: Tin): number {
  if (tin.shape === "loaf") return tin.length * loaf.width * loaf.depth;
  const area = tin.shape === "round" ? Math.PI * (tin.diameter / 2) ** 2 : tin.length * tin.width;
  return area * flatDepth;
}

const toNumber = (text: string) => Number(text.replace(",", "."));
