interface Wrong {
  id: string;
  text: string;
}

/** The problems of a form as sentences: under each field, and all of them for the head of the form. */
export function problemsOf<Field extends string, Problem extends string>(
  formId: string,
  fields: readonly Field[],
  errors: Partial<Record<Field, Problem>>,
  words: Record<Problem, string>,
) {
  const notes: Partial<Record<Field, string>> = {};
  const list: Wrong[] = [];
  for (const field of fields) {
    const problem = errors[field];
    if (!problem) continue;
    notes[field] = words[problem];
    list.push({ id: `${formId}-${field}`, text: words[problem] });
  }
  return { notes, list };
}
