/** What is wrong with a field, below it. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={`${id}-note`} role="alert" className="font-strong text-error text-sm">
      {text}
    </p>
  );
}

/** Links a field to its error for screen readers. */
export function errorProps(id: string, error: string | undefined) {
  return error ? { "aria-invalid": true, "aria-describedby": `${id}-note` } : {};
}
