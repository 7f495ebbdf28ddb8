/** Whether a noun after this amount is plural: "1 Zwiebel", "½ onion", "1½ onions", "0 onions". */
export function isPlural(amount: number): boolean {
  return amount === 0 || amount > 1;
}

/** Units that are parts of one piece. */
const partUnits = ["clove", "leaf", "slice", "sprig", "stalk"];

interface NamedAmount {
  amount: number | null;
  unitCode: string | null;
  /** Grams in one unit; null when it is not a weight. */
  unitGrams: number | null;
  /** Grams of one piece; null when unknown. */
  pieceGrams: number | null;
}

/**
 * Whether the name of an ingredient is plural beside its amount: "2 onions", "400 g potatoes", "1
 * can chickpeas"; but "2 slices orange", and "150 g cucumber", which is less than one piece.
 * Without an amount it is singular.
 */
export function isNamePlural({ amount, unitCode, unitGrams, pieceGrams }: NamedAmount): boolean {
  if (amount === null) return false;
  if (unitCode === null) return isPlural(amount);
  if (partUnits.includes(unitCode)) return false;
  return unitGrams === null || pieceGrams === null || amount * unitGrams > pieceGrams;
}
