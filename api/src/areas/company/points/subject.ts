import { orMissing, Refusal } from '../../../refusal';

/** @throws Refusal missing */
export const existingPoint = <T>(point: T | undefined): T =>
  orMissing(point, 'Ese punto de suministro no existe.');

/**
 * Refuses writes to archived subjects.
 *
 * @throws Refusal invalid
 */
export function requireActive({ archived }: { readonly archived: boolean }): void {
  if (!archived) return;
  throw new Refusal('invalid', 'Este punto de suministro está archivado: restáuralo antes.');
}

/** The name of a point in the audit, also for changes of its contracts. */
export const subjectOf = (id: string, { cups }: { readonly cups: string }) => ({ id, name: cups });
