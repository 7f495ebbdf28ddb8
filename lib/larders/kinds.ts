/** Keys of the vocabulary that stand for several ingredients and can be picked like one; their names are in the messages. */
export const kinds = [
  "cheese",
  "nut",
  "berry",
  "citrus",
  "mushroom",
  "fish",
  "seafood",
  "pasta",
  "rice",
  "flour",
  "meat",
  "dairy",
  "gluten",
  "alcohol",
] as const;
export type Kind = (typeof kinds)[number];

/** Nobody has these in the fridge by that name; they can only be left out. */
const onlyLeftOut: readonly Kind[] = ["meat", "dairy", "gluten", "alcohol"];

export function isHad(kind: Kind): boolean {
  return !onlyLeftOut.includes(kind);
}
