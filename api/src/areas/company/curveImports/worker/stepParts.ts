import type { JobStep } from '../../../../jobs/kind';
import type { HeldImport } from '../lifeRepository';

/** The tools for a step of an import. */
export interface StepParts extends Pick<JobStep, 'transaction' | 'checkpoint' | 'now'> {
  readonly held: HeldImport;
}
