import { changeOf } from '../conflict/changeOf';

/**
 * The body that a `ChangeForm` sends where the API takes the changed fields alone: those, and the version
 * they change.
 */
export const changedFields = <Form extends object>(
  form: Form,
  version: number,
  stored: Readonly<Record<keyof Form, unknown>>,
): Partial<Form> & { readonly version: number } => ({ ...changeOf(stored, form), version });
