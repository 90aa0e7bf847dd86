import type { Page } from '@playwright/test';
import {
  claimOf,
  claimRowOf,
  claimTotalsOf,
  proposalOf,
} from '../../../../setup/examples/exampleClaim';
import { answerAll, idOf, list } from '../screens';

export const shownClaim = claimOf({ answerBy: '2026-11-03' });

/** Late, due later, and with each answer. */
const shownClaims = [
  claimRowOf({ answerBy: '2026-11-03' }),
  claimRowOf({ id: idOf(702), reference: 'R-0002', billCount: 12, answerBy: '2099-12-31' }),
  claimRowOf({
    id: idOf(703),
    reference: 'R-0003',
    state: 'partial',
    recoveredEur: '7.50',
    recoveredOn: '2026-11-23',
  }),
  claimRowOf({ id: idOf(704), reference: 'R-0004', state: 'rejected' }),
];

/** Answers what the pages of claims ask for. */
export const answerClaims = (page: Page) =>
  answerAll(page, [
    [/\/api\/claims\?/, list(shownClaims, 4)],
    [/\/api\/claims\/totals/, claimTotalsOf()],
    [
      /\/api\/claims\/clients/,
      { rows: [{ id: shownClaim.clientId, name: shownClaim.clientName }] },
    ],
    [/\/api\/claims\/proposal/, proposalOf()],
    [/\/api\/bills\/suppliers/, list([{ supplier: 'Luz del Norte', bills: 3 }])],
    [new RegExp(`/api/claims/${shownClaim.id}$`), shownClaim],
  ]);
