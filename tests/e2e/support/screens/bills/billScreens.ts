import type { Page } from '@playwright/test';
import type { Run } from '@vatio/contracts/billing/verifications';
import { answerAll, idOf, list } from '../screens';

import { shownBills, shownClients, totals } from './billRows';
import { shownBill, shownPending } from './oneBill';

/** A verification of all that is pending, which has begun. */
export const shownRun: Run = {
  id: idOf(590),
  state: 'running',
  progress: 0.42,
  message: null,
  bills: 12,
  authorName: 'Ana Prieto',
  createdAt: '2026-11-20T09:59:00.000Z',
  finishedAt: null,
  outcomes: [],
};

export const billPathOf = ({ id }: { readonly id: string }) => `/billing/facturas/${id}`;

/** Answers what the pages of bills ask for. */
export const answerBills = (page: Page) =>
  answerAll(page, [
    [/\/api\/bills\?/, list(shownBills, 1240)],
    [/\/api\/bills\/totals/, totals],
    [
      /\/api\/bills\/suppliers/,
      list(
        [...new Set(shownBills.map(({ supplier }) => supplier))].map((supplier) => ({
          supplier,
          bills: 1,
        })),
      ),
    ],
    [/\/api\/bills\/clients/, list(shownClients)],
    [/\/api\/bills\/verifications/, list([])],
    [/\/api\/claims\?/, list([])],
    [new RegExp(`/api/bills/${shownBill.id}$`), shownBill],
    [new RegExp(`/api/bills/${shownPending.id}$`), shownPending],
  ]);
