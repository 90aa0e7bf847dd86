import { valuesOf } from '@vatio/records/record';

/** The words of a claim that the API and the screens share. */

export const claimOutcomeLabels = {
  accepted: 'Aceptada',
  partial: 'Aceptada en parte',
  rejected: 'Rechazada',
} as const;
export type ClaimOutcome = keyof typeof claimOutcomeLabels;

/**
 * The states of a claim, in the order of their chips. `open` has no answer yet; the others are the answer. A
 * `rejected` one holds no line any more.
 */
export const claimStateLabels = { open: 'Abierta', ...claimOutcomeLabels } as const;
export type ClaimState = keyof typeof claimStateLabels;
export const claimStates = valuesOf(claimStateLabels);

/** The company that billed, or the owner of the grid, which reads the meter. */
export const claimRecipientLabels = {
  supplier: 'La comercializadora',
  distributor: 'La distribuidora',
} as const;
export type ClaimRecipient = keyof typeof claimRecipientLabels;

/** The events in a claim's life. */
export const claimEventLabels = {
  created: 'Reclamación hecha',
  changed: 'Cambio',
  ...claimOutcomeLabels,
  reopened: 'Reabierta',
  deleted: 'Borrada',
  restored: 'Restaurada',
} as const;
export type ClaimEvent = keyof typeof claimEventLabels;
export const claimEvents = valuesOf(claimEventLabels);

export const dueSoonDays = 7;
/** The deadlines of open claims: the answer is late, or is due within `dueSoonDays`. */
export const claimDueLabels = {
  overdue: 'Vencidas',
  soon: `Vencen en ${dueSoonDays} días`,
} as const;
export type ClaimDue = keyof typeof claimDueLabels;
export const claimDues = valuesOf(claimDueLabels);

/** The parts of a claim beside its fields, as the audit and conflicts name them. */
export const claimPartLabels = { payments: 'Pagos', bills: 'Facturas' } as const;

/** Five years of monthly bills. */
export const mostClaimedBills = 60;

/** «R-0012»: what a claim is called in lists and letters. */
export const claimReference = (number: number): string => `R-${String(number).padStart(4, '0')}`;
