import { answer } from './support/api';
import { answerBills, billPathOf, shownRun } from './support/screens/bills/billScreens';
import { shownBill, shownPending } from './support/screens/bills/oneBill';
import {
  ask,
  click,
  empty,
  failed,
  holdScreens,
  list,
  loadingList,
  type Screens,
} from './support/screens/screens';

const bills = { address: '/billing', title: 'Facturación' } as const;
const verified = { address: billPathOf(shownBill), title: 'Factura LN-2026-0098' } as const;
const pending = { address: billPathOf(shownPending), title: 'Factura LN-2026-0107' } as const;

const lists: Screens = {
  'bills-full': bills,
  'bills-reader': { ...bills, role: 'reader' },
  'bills-filtered': {
    ...bills,
    address: '/billing?estado=claimable&mes=2026-10&desdeTotal=100&hastaPrecio=0.25',
  },
  'bills-selected': {
    ...bills,
    given: (page) => answer(page, 'bills/verifications?*', 200, list([shownRun])),
    when: (page) => page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check(),
  },
  'bills-limits': { ...bills, when: click('Importes') },
  'bills-loading': loadingList(bills, 'bills?*'),
  'bills-empty': { ...empty(bills, 'bills?*'), role: 'writer' },
  'bills-empty-reader': { ...empty(bills, 'bills?*'), role: 'reader' },
  'bills-no-matches': { ...empty(bills, 'bills?*'), address: '/billing?q=nada' },
  'bills-error': failed(bills, 'bills?*'),
  'bills-pds-editor': { ...bills, role: 'pds_editor' },
};

const details: Screens = {
  'bill-verified': verified,
  'bill-verified-open': {
    ...verified,
    when: (page) => page.getByText('De dónde sale').first().click(),
  },
  'bill-pending': pending,
  'bill-reader': { ...pending, role: 'reader' },
  'bill-detach': { ...verified, when: ask('Quitar') },
  'bill-error': failed({ ...verified, title: 'Factura' }, `bills/${shownBill.id}`),
};

holdScreens({ ...lists, ...details }, answerBills);
