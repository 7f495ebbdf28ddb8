/** Fills the gaps `{name}` of a plain message in the browser, where it was handed over whole; without plurals and choices. */
export function fillIn(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
