/** A hidden field that only bots fill in. */
export function Honeypot({ name, label }: { name: string; label: string }) {
  return (
    <label className="absolute -left-[999rem]" aria-hidden="true">
      {label}
      <input type="text" name={name} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
