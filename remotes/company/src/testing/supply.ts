import type { BillTotals } from '@vatio/contracts/billing/bills';
import type { Client } from '@vatio/contracts/company/clients';
import type { Contact } from '@vatio/contracts/company/contacts';
import type { SupplyContract } from '@vatio/contracts/company/contracts';
import type { SupplyPoint, SupplyPointAttention } from '@vatio/contracts/company/points';
import { addDays, today } from '../common/values/days';

const idOf = (last: string) => `0199e1a0-0000-7000-8000-0000000000${last}`;

/** A client of the tests, except for the facts of the test. */
export const clientOf = (facts: Partial<Client> = {}): Client => ({
  id: idOf('c1'),
  name: 'Panadería Ávila',
  taxId: 'B12345674',
  activityCode: '1071',
  contactName: 'Marta Gil',
  contactEmail: 'marta@empresa.example',
  phone: '600 123 456',
  notes: '',
  monthlyBudgetMinutes: 750,
  kind: null,
  managerId: null,
  managerName: null,
  archived: false,
  version: 3,
  createdAt: '2025-01-15T09:00:00.000Z',
  supplyPointCount: 2,
  nextExpiry: null,
  ...facts,
});

/** The first contact of that client. */
export const contactOf = (facts: Partial<Contact> = {}): Contact => ({
  id: idOf('f1'),
  clientId: idOf('c1'),
  name: 'Marta Gil',
  role: 'Gerente',
  email: 'marta@empresa.example',
  phone: '600 123 456',
  version: 2,
  ...facts,
});

/** A supply point of that client: 3.0TD, whose contract ends in 20 days and whose data are complete. */
export const pointOf = (facts: Partial<SupplyPoint> = {}): SupplyPoint => ({
  id: idOf('d1'),
  clientId: idOf('c1'),
  clientName: 'Panadería Ávila',
  cups: 'ES0021000000000001RK',
  alias: 'Obrador',
  address: 'Calle Mayor, 1',
  municipality: 'Alicante',
  province: 'Alicante',
  postcode: '03001',
  territory: 'peninsula',
  distributor: '',
  distributorCode: '0021',
  pointType: 4,
  voltageKv: '0.4',
  powerControl: 'maximeter',
  isElectroIntensive: null,
  lastPowerChange: null,
  rightsKw: null,
  rightsUntil: null,
  archived: false,
  version: 5,
  createdAt: '2025-01-15T09:00:00.000Z',
  contract: {
    id: idOf('e1'),
    supplier: 'Luz del Sur',
    tariff: '3.0TD',
    from: addDays(today(), -345),
    to: addDays(today(), 20),
  },
  data: {
    state: 'current',
    firstDay: addDays(today(), -400),
    lastDay: addDays(today(), -5),
    missingDays: 0,
    gaps: [],
  },
  ...facts,
});

/** A contract of that point, in force today. */
export const contractOf = (facts: Partial<SupplyContract> = {}): SupplyContract => ({
  id: idOf('e1'),
  supplyPointId: idOf('d1'),
  supplier: 'Luz del Sur',
  tariff: '3.0TD',
  from: addDays(today(), -345),
  to: addDays(today(), 20),
  powersKw: ['20', '20', '20', '20', '20', '30.5'],
  mode: 'fixed',
  energyPricesEurPerKwh: null,
  includesAtr: false,
  powerPricesEurPerKwYear: null,
  marginEurPerKwh: null,
  meterEurPerMonth: '1.11',
  use: 'general',
  noticeDays: 15,
  plannedMonths: null,
  powerChanges: [],
  reducedTax: null,
  vulnerability: null,
  socialBonusFinancing: null,
  version: 2,
  createdAt: '2025-01-15T09:00:00.000Z',
  ...facts,
});

/** Ten points that need no attention, except for the facts of the test. */
export const attentionOf = (facts: Partial<SupplyPointAttention> = {}): SupplyPointAttention => ({
  total: 10,
  expiring: { 30: 0, 60: 0, 90: 0 },
  outdated: 0,
  none: 0,
  late: 0,
  holes: 0,
  ...facts,
});

/** The sums of the bills of that client: two of 24 can be claimed. */
export const billedOf = (facts: Partial<BillTotals> = {}): BillTotals => ({
  states: [{ state: 'claimable', bills: 2 }],
  bills: 24,
  billedEur: '38214.07',
  kwh: '184512',
  computed: { bills: 24, billedEur: '38214.07', computedEur: '37933.78' },
  claimableEur: '280.29',
  recoveredEur: '0',
  ...facts,
});
