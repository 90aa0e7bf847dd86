/** The fields of a form that differ from the stored values. */
export function changeOf<Form extends object>(
  stored: Readonly<Record<keyof Form, unknown>>,
  form: Form,
): Partial<Form> {
  const known: Readonly<Record<string, unknown>> = stored;
  // Values are texts, numbers and lists of them: equal values have equal JSON.
  const changed = Object.entries(form).filter(
    ([name, value]) => JSON.stringify(known[name]) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed) as Partial<Form>;
}
