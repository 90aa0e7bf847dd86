import type {
  Claim,
  ClaimProposal,
  ClaimRow,
  ClaimTotals,
} from '@vatio/contracts/billing/claims/claims';

const idOf = (last: string) => `0199e1a0-0000-7000-8000-0000000000${last}`;

/** The row of a list: an open claim, except for the facts of the test. */
export const claimRowOf = (facts: Partial<ClaimRow> = {}): ClaimRow => ({
  id: idOf('a1'),
  reference: 'R-0001',
  state: 'open',
  clientId: idOf('c1'),
  clientName: 'Panadería Ávila',
  supplier: 'Luz del Norte',
  recipientName: 'Luz del Norte, S.L.',
  companyReference: '',
  billCount: 1,
  firstBill: 'LN-2026-001',
  sentOn: '2026-11-20',
  answerBy: '2026-12-14',
  amountEur: '12.72',
  interestEur: '0.53',
  claimedEur: '13.25',
  recoveredEur: null,
  recoveredOn: null,
  version: 2,
  ...facts,
});

const line = {
  key: 'energy::',
  label: 'Energía',
  billedEur: '32.10',
  computedEur: '22.10',
  amountEur: '10.00',
  electricityTaxEur: '0.51',
  taxEur: '2.21',
  totalEur: '12.72',
  reason: 'Energía: se cobran 32,10 € y corresponden 22,10 €, 10,00 € de más.',
  formula: 'energía × precio',
  calculation: '250 kWh × 0,0884 €/kWh',
  norm: 'RD 88/2026, art. 44.1',
};

const bill = {
  billId: idOf('b1'),
  number: 'LN-2026-001',
  supplyPointId: idOf('d1'),
  cups: 'ES0021000000000001RK',
  alias: 'Obrador',
  address: 'Calle Mayor, 1',
  issuedOn: '2026-02-03',
  from: '2025-12-31',
  to: '2026-01-31',
  totalEur: '71.50',
  rectifiedBy: [],
};

/** The claimable lines of a bill: one that is free, and one that another claim has. */
export const proposalOf = (facts: Partial<ClaimProposal> = {}): ClaimProposal => ({
  clientId: idOf('c1'),
  clientName: 'Panadería Ávila',
  supplier: 'Luz del Norte',
  bills: [
    {
      ...bill,
      state: 'claimable',
      paidOn: null,
      lines: [
        { ...line, claimedIn: null },
        {
          ...line,
          key: 'power:1:',
          label: 'Potencia P1',
          totalEur: '5.00',
          claimedIn: { id: idOf('a9'), reference: 'R-0009' },
        },
      ],
    },
  ],
  ...facts,
});

export const claimOf = (facts: Partial<Claim> = {}): Claim => ({
  ...claimRowOf(),
  recipient: 'supplier',
  clientTaxId: 'B12345674',
  withInterest: true,
  interestOn: '2026-11-20',
  interestMissing: [],
  norms: ['RD 88/2026, art. 44.1', 'RD 88/2026, arts. 44.4.b y 45.2'],
  deadline: {
    workingDays: 15,
    norm: 'RD 88/2026, art. 55.3',
    nextSteps: ['Reitera la reclamación por escrito.', 'Acude al arbitraje de consumo.'],
  },
  words: 'Es la segunda vez <este> año.',
  createdAt: '2026-11-20T10:00:00.000Z',
  createdBy: 'Ana Prieto',
  claimedBills: [
    {
      ...bill,
      paidOn: '2026-02-11',
      claimableUntil: '2031-02-11',
      amountEur: '12.72',
      interestEur: '0.53',
      interestCalculation: '12,72 € × (3,25 % + 1,5 %) × 323 / 365 días',
      recoveredEur: null,
      lines: [line],
      check: 'same',
    },
  ],
  history: [
    {
      id: idOf('91'),
      at: '2026-11-20T10:00:00.000Z',
      actorName: 'Ana Prieto',
      kind: 'created',
      text: 'LN-2026-001',
    },
  ],
  ...facts,
});

export const claimTotalsOf = (facts: Partial<ClaimTotals> = {}): ClaimTotals => ({
  states: [
    { state: 'open', claims: 2 },
    { state: 'accepted', claims: 1 },
    { state: 'partial', claims: 0 },
    { state: 'rejected', claims: 0 },
  ],
  dues: [
    { due: 'soon', claims: 0 },
    { due: 'overdue', claims: 1 },
  ],
  claims: 3,
  claimedEur: '38.16',
  recoveredEur: '12.72',
  openEur: '25.44',
  ...facts,
});
