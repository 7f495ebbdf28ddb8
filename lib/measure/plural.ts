/** Whether a noun after this amount stands in the plural: "1 Zwiebel", "½ onion", "1½ onions", "1,5 Zwiebeln", "0 onions". */
export function isPlural(amount: number): boolean {
  return amount === 0 || amount > 1;
}

/** Units that are a part of one thing. */
const partUnits = ["clove", "leaf", "slice", "sprig", "stalk"];

interface NamedAmount {
  amount: number | null;
  unitCode: string | null;
  /** Grams in one unit, null where it is not a weight. */
  unitGrams: number | null;
  /** Weight of one piece, null where it is not known. */
  pieceGrams: number | null;
}

/**
 * Whether an ingredient stands in the plural beside its amount: "2 onions", "400 g potatoes", "1 can chickpeas"; but "2 slices orange", and
 * "150 g cucumber" because that is not even one. Without an amount it is what one has at home, in the singular.
 */
export function isNamedInPlural({ amount, unitCode, unitGrams, pieceGrams }: NamedAmount): boolean {
  if (amount === null) return false;
  if (unitCode === null) return isPlural(amount);
  if (partUnits.includes(unitCode)) return false;
  return unitGrams === null || pieceGrams === null || amount * unitGrams > pieceGrams;
}
