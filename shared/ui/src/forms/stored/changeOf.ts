/** What an `EditForm` sends where the API takes the changed fields alone: those, and the version they change. */
export function changeOf<Form extends object>(
  form: Form,
  version: number,
  stored: Readonly<Record<keyof Form, unknown>>,
): Partial<Form> & { readonly version: number } {
  const known: Readonly<Record<string, unknown>> = stored;
  // Values are texts, numbers and lists of them: equal ones have equal JSON.
  const changed = Object.entries(form).filter(
    ([name, value]) => JSON.stringify(known[name]) !== JSON.stringify(value),
  );
  return { ...(Object.fromEntries(changed) as Partial<Form>), version };
}
