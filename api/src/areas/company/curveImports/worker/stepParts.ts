import type { JobStep } from '../../../../jobs/kind';
import type { HeldImport } from '../curveImports.life.repository';

/** The tools for a step of an import. */
export interface StepParts extends Pick<JobStep, 'transaction' | 'checkpoint' | 'now'> {
  readonly held: HeldImport;
}
