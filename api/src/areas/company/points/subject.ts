import { orMissing } from '../../../refusal';

/** @throws Refusal missing */
export const existingPoint = <T>(point: T | undefined): T =>
  orMissing(point, 'Ese punto de suministro no existe.');

/** The name of a point in the audit, also for changes of its contracts. */
export const subjectOf = (id: string, { cups }: { readonly cups: string }) => ({ id, name: cups });
