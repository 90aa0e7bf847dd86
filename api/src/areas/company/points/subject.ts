import { orMissing } from '../../../refusal';

/** @throws Refusal missing */
export const existingPoint = <T>(point: T | undefined): T =>
  orMissing(point, 'Ese punto de suministro no existe.');

/** A point as the audit calls it, also when a contract of it changes. */
export const subjectOf = (id: string, { cups }: { readonly cups: string }) => ({
  id,
  name: cups,
  email: '',
});
