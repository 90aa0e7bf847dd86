import type { JobStep } from '../../../../jobs/kind';
import type { HeldImport } from '../lifeRepository';

/** What a step of an import works with. */
export interface StepParts extends Pick<JobStep, 'transaction' | 'checkpoint' | 'now'> {
  readonly held: HeldImport;
}
