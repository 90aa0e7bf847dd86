import type { Study, StudyAction } from '@vatio/contracts/energy-analysis/studies';
import type { StudyState } from '@vatio/contracts/energy-analysis/studyRecord';

const possible: Readonly<Record<StudyState, readonly StudyAction[]>> = {
  draft: ['discard'],
  calculated: ['discard', 'present'],
  presented: ['discard', 'accept'],
  accepted: ['reopen'],
  discarded: ['reopen'],
};

/** The actions on the state of a study, the usual next step last; the API decides. */
export const actionsOf = ({ state }: Pick<Study, 'state'>): readonly StudyAction[] =>
  possible[state];

export interface ActionWords {
  readonly label: string;
  /** A look of Bootstrap's. */
  readonly look: string;
  /** The question before it is done, and what it means. */
  readonly title: string;
  readonly text: string;
  /** «estudio presentado» */
  readonly done: string;
}

export const actionWords: Readonly<Record<StudyAction, ActionWords>> = {
  present: {
    label: 'Presentar',
    look: 'btn-primary',
    title: '¿Presentar este estudio?',
    text: 'Queda como está: no se recalcula ni cambian sus ofertas ni sus notas, salvo que se retire la presentación. Se puede seguir comentando.',
    done: 'estudio presentado',
  },
  accept: {
    label: 'Aceptar',
    look: 'btn-primary',
    title: '¿El cliente ha aceptado este estudio?',
    text: 'Su ahorro cuenta como aceptado este año, también si se calculó antes.',
    done: 'estudio aceptado',
  },
  discard: {
    label: 'Descartar',
    look: 'btn-outline-danger',
    title: '¿Descartar este estudio?',
    text: 'No se borra: se queda en la lista como descartado y se puede reabrir.',
    done: 'estudio descartado',
  },
  reopen: {
    label: 'Reabrir',
    look: 'btn-outline-primary',
    title: '¿Reabrir este estudio?',
    text: 'Vuelve al estado que tenía antes de cerrarse. Lo que se presentó sigue sin poder cambiar.',
    done: 'estudio reabierto',
  },
};

/** True while it may be calculated and changed: not while it is presented, nor when closed. */
export const isOpen = ({ state }: Pick<Study, 'state'>): boolean =>
  state === 'draft' || state === 'calculated';
