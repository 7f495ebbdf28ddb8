/** The address a form of picks stands for: what is picked and chosen, but nothing that is only typed; with one pick more or fewer. */
export function formAddress(form: HTMLFormElement, change: { add?: string[]; remove?: string[] } = {}): string {
  const { add = [], remove } = change;
  const chosen = [...form.elements].flatMap((field) => {
    if (!(field instanceof HTMLInputElement) || field.value === "") return [];
    const isPick = field.type === "hidden" || (field.type === "radio" && field.checked);
    const isRemoved = remove !== undefined && field.name === remove[0] && field.value === remove[1];
    return isPick && !isRemoved ? [[field.name, field.value]] : [];
  });
  const query = new URLSearchParams(add.length > 0 ? [...chosen, add] : chosen);
  const path = new URL(form.action).pathname;
  return query.size > 0 ? `${path}?${query}` : path;
}
