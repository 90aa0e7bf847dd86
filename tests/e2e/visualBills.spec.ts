import { answer } from './support/api';
import { answerBills, billPathOf, shownRun } from './support/screens/bills/billScreens';
import { shownBill, shownPending } from './support/screens/bills/oneBill';
import { holdScreens, list, type Screens } from './support/screens/screens';

const bills = { address: '/billing', title: 'Facturación' } as const;
const verified = { address: billPathOf(shownBill), title: 'Factura LN-2026-0098' } as const;
const pending = { address: billPathOf(shownPending), title: 'Factura LN-2026-0107' } as const;

const lists: Screens = {
  'bills-full': { ...bills, isNarrowToo: true },
  'bills-filtered': {
    ...bills,
    address: '/billing?estado=claimable&mes=2026-10&desdeTotal=100&hastaPrecio=0.25',
  },
  'bills-selected': {
    ...bills,
    given: (page) => answer(page, 'bills/verifications?*', 200, list([shownRun])),
    when: (page) => page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check(),
  },
  'bills-empty': {
    ...bills,
    role: 'writer',
    given: (page) => answer(page, 'bills?*', 200, list([])),
  },
};

const details: Screens = {
  'bill-verified-open': {
    ...verified,
    when: (page) => page.getByText('De dónde sale').first().click(),
    isNarrowToo: true,
  },
  'bill-pending': pending,
};

holdScreens({ ...lists, ...details }, answerBills);
