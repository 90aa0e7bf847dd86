import type { StudyAction } from '@vatio/contracts/energy-analysis/studies';
import type { StudyState } from '@vatio/contracts/energy-analysis/studyRecord';
import { Refusal } from '../../../refusal';

export const noStudy = 'Ese estudio no existe.';

export interface StudyProgress {
  readonly state: StudyState;
  readonly calculations: number;
  /** And not withdrawn. */
  readonly wasPresented: boolean;
}

const from: Readonly<Record<StudyAction, readonly StudyState[]>> = {
  present: ['calculated'],
  accept: ['presented'],
  discard: ['draft', 'calculated', 'presented'],
  reopen: ['accepted', 'discarded'],
};

const refusals: Readonly<Record<StudyAction, string>> = {
  present: 'Solo se puede presentar un estudio calculado: calcúlalo antes.',
  accept: 'Solo se puede aceptar un estudio presentado.',
  discard: 'Un estudio aceptado o ya descartado no se puede descartar.',
  reopen: 'Este estudio está abierto: solo se reabre uno aceptado o descartado.',
};

/** The state after an action; what was presented stays so. @throws Refusal conflict */
export function stateAfter(study: StudyProgress, action: StudyAction): StudyState {
  if (!from[action].includes(study.state)) throw new Refusal('conflict', refusals[action]);
  if (action === 'present') return 'presented';
  if (action === 'accept') return 'accepted';
  if (action === 'discard') return 'discarded';
  if (study.wasPresented) return 'presented';
  return study.calculations > 0 ? 'calculated' : 'draft';
}

const withdrawals: Readonly<Record<Exclude<StudyState, 'presented'>, string>> = {
  draft: 'Este estudio no está presentado.',
  calculated: 'Este estudio no está presentado.',
  accepted: 'Este estudio está aceptado: reábrelo antes de retirar la presentación.',
  discarded: 'Este estudio está descartado: reábrelo antes de retirar la presentación.',
};

/** Only of a study that waits for its client. @throws Refusal conflict, which says what to do before */
export function requireWithdrawable({ state }: Pick<StudyProgress, 'state'>): void {
  if (state !== 'presented') throw new Refusal('conflict', withdrawals[state]);
}

/** @throws Refusal conflict when the study may no longer change */
export function refuseClosed({ state, wasPresented }: StudyProgress): void {
  if (wasPresented) {
    throw new Refusal(
      'conflict',
      'Un estudio presentado no cambia: retira la presentación, o haz uno nuevo del mismo punto.',
    );
  }
  if (state === 'discarded') {
    throw new Refusal('conflict', 'Este estudio está descartado: reábrelo antes.');
  }
}
