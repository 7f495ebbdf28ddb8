/** Whether a noun after this amount stands in the plural: "1 Zwiebel", "½ onion", "1½ onions", "1,5 Zwiebeln", "0 onions". */
export function isPlural(amount: number): boolean {
  return amount === 0 || amount > 1;
}
