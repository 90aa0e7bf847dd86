interface Versioned {
  readonly version: number;
}

/** The fields of a form that differ from what is stored, with the version they were changed on. */
export function changeOf<Form extends object>(
  { version, ...stored }: Versioned & Readonly<Record<keyof Form, unknown>>,
  form: Form,
): Versioned & Partial<Form> {
  const known: Readonly<Record<string, unknown>> = stored;
  // Values are texts, numbers and lists of them, of which equal ones are written alike.
  const changed = Object.entries(form).filter(
    ([name, value]) => JSON.stringify(known[name]) !== JSON.stringify(value),
  );
  return { version, ...(Object.fromEntries(changed) as Partial<Form>) };
}
