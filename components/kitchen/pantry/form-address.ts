/**
 * Builds the address of the pantry form from its picks and its chosen limit; typed text is left
 * out.
 *
 * @param change - A pick to add or to remove, as [name, value].
 */
export function formAddress(form: HTMLFormElement, change: { add?: string[]; remove?: string[] } = {}): string {
  const { add = [], remove } = change;
  const entries = [...form.elements].flatMap((field) => {
    if (!(field instanceof HTMLInputElement) || field.value === "") return [];
    const isPick = field.type === "hidden" || (field.type === "radio" && field.checked);
    const isRemoved = remove !== undefined && field.name === remove[0] && field.value === remove[1];
    return isPick && !isRemoved ? [[field.name, field.value]] : [];
  });
  const query = new URLSearchParams(add.length > 0 ? [...entries, add] : entries);
  const path = new URL(form.action).pathname;
  return query.size > 0 ? `${path}?${query}` : path;
}
