import type { NewClient } from '@vatio/contracts/company/clients';
import type { NewContact } from '@vatio/contracts/company/contacts';
import type { NewSupplyContract } from '@vatio/contracts/company/contracts';
import type { NewSupplyPoint } from '@vatio/contracts/company/points';
import type { NewReading } from '@vatio/contracts/company/readings';
import { addDays, monthDays } from '@vatio/energy/calendar';
import type { CurveDay } from '@vatio/energy/curve';
import type { DemoError } from './bills/demoBills';
import { broughtTo, curveOf, type ReadingFacts, readingOf } from './demoData';
import { bakeryLoad, type LoadDay, loadOfMonth, millLoad, shopLoad } from './demoLoad';

export interface DemoPoint {
  readonly point: Omit<NewSupplyPoint, 'clientId'>;
  readonly contract: NewSupplyContract;
  /** Readings of months that have ended. */
  readonly readings: readonly NewReading[];
  /** Until a few days ago, as distributors are. */
  readonly curve: readonly CurveDay[];
  /** The numbering of the bills, and the errors in some of them. */
  readonly bills: { readonly numbers: string; readonly errors: readonly DemoError[] };
}

/** Invented; the numbers of meters and contracts are those of worked examples. */
export const demoClient: NewClient = {
  name: 'Panadería La Espiga, S. L.',
  taxId: 'B99900011',
  activityCode: '1071',
  notes: 'Cliente de demostración.',
  monthlyBudgetMinutes: 300,
  kind: 'company',
  managerId: null,
};

export const demoContacts: readonly Omit<NewContact, 'clientId'>[] = [
  { name: 'Rosa Campos', role: 'Gerente', email: 'rosa@laespiga.example', phone: '600 000 000' },
  { name: 'Julián Vela', role: 'Contabilidad', email: 'julian@laespiga.example', phone: '' },
];

const place = {
  municipality: 'Getafe',
  province: 'Madrid',
  postcode: '28901',
  territory: 'peninsula',
  distributor: '',
  voltageKv: null,
  isElectroIntensive: null,
  lastPowerChange: null,
  rightsKw: null,
  rightsUntil: null,
} as const;

const terms = {
  plannedMonths: 12,
  reducedTax: null,
  vulnerability: null,
  socialBonusFinancing: null,
  mode: 'fixed',
  includesAtr: true,
  powerPricesEurPerKwYear: null,
  marginEurPerKwh: null,
  noticeDays: 30,
} as const;

/** The last months, the oldest first, ending with today's: `2026-01`. */
function lastMonths(today: string, count: number): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < count) {
    const { firstDay } = monthDays(months[0] ?? '');
    months.unshift(addDays(firstDay, -1).slice(0, 7));
  }
  return months;
}

/** The days of the past year's months, and of today's. */
const yearOf = (
  today: string,
  daysOf: (month: string) => LoadDay[],
): ReadonlyMap<string, readonly LoadDay[]> =>
  new Map(lastMonths(today, 13).map((month) => [month, daysOf(month)]));
/** The bakery's curve begins in the second month before: bills of its meter do without one. */
const bakeryCurveMonths = 3;

/** @returns the meter's readings of each month, without the last `leftOut` months */
const readingsOf = (
  months: ReadonlyMap<string, readonly LoadDay[]>,
  facts: ReadingFacts,
  leftOut: number,
): NewReading[] =>
  [...months].slice(0, -leftOut).map(([month, days]) => readingOf(month, days, facts));

const until = (days: Iterable<readonly LoadDay[]>, lastDay: string): LoadDay[] =>
  [...days].flat().filter(({ date }) => date <= lastDay);

function shop(today: string): DemoPoint {
  const cups = 'ES0021900000000101SC';
  const months = yearOf(today, (month) => loadOfMonth(month, shopLoad));
  return {
    point: {
      cups,
      alias: 'Tienda',
      address: 'Calle Mayor, 1',
      ...place,
      pointType: 5,
      powerControl: 'icp',
    },
    contract: {
      supplier: 'Comercializadora Uno',
      tariff: '2.0TD',
      from: '2024-01-01',
      to: null,
      ...terms,
      powersKw: ['5.75', '5.75'],
      powerChanges: [],
      use: 'general',
      meterEurPerMonth: '0.81',
      energyPricesEurPerKwh: ['0.178', '0.119', '0.089'],
    },
    readings: readingsOf(months, { tariff: '2.0TD', reactiveShare: null }, 1),
    curve: curveOf(until(months.values(), addDays(today, -3)), { cups, minutes: 60 }),
    bills: {
      numbers: 'CU-T',
      errors: [
        { kind: 'taxRate', month: 0 },
        { kind: 'powers', month: 8 },
      ],
    },
  };
}

/** The maximeter of the bakery, kW from P1 to P6, by month of the year. */
const bakeryMaxKw: readonly (readonly number[])[] = [
  [33, 31, 0, 0, 0, 18],
  [35, 32, 0, 0, 0, 17],
  [0, 30, 28, 0, 0, 16],
  [0, 0, 0, 26, 24, 15],
  [0, 0, 0, 27, 25, 15],
  [0, 0, 34, 33, 0, 19],
  [41, 40, 0, 0, 0, 22],
  [0, 0, 22, 21, 0, 14],
  [0, 0, 33, 31, 0, 18],
  [0, 0, 0, 28, 26, 16],
  [0, 29, 28, 0, 0, 17],
  [34, 33, 0, 0, 0, 19],
];

function bakery(today: string): DemoPoint {
  const cups = 'ES0021900000000102SK';
  const months = yearOf(today, (month) => {
    const highestKw = bakeryMaxKw[Number(month.slice(5)) - 1] ?? [];
    return broughtTo(loadOfMonth(month, bakeryLoad), '3.0TD', highestKw);
  });
  const estimated = addDays(today, -9);
  return {
    point: {
      cups,
      alias: 'Obrador',
      address: 'Calle del Horno, 7',
      ...place,
      pointType: 4,
      voltageKv: '0.4',
      powerControl: 'maximeter',
    },
    contract: {
      supplier: 'Comercializadora Dos',
      tariff: '3.0TD',
      from: '2025-01-01',
      // So that something needs attention.
      to: addDays(today, 45),
      ...terms,
      use: 'general',
      meterEurPerMonth: '1.36',
      powersKw: ['40', '40', '40', '40', '40', '45'],
      powerChanges: [],
      energyPricesEurPerKwh: ['0.173352', '0.136914', '0.12', '0.11', '0.1', '0.078898'],
    },
    readings: readingsOf(months, { tariff: '3.0TD', reactiveShare: 0.29 }, 1),
    curve: curveOf(until([...months.values()].slice(-bakeryCurveMonths), addDays(today, -2)), {
      cups,
      minutes: 15,
      isEstimated: (date) => date === estimated,
    }),
    bills: {
      numbers: 'CD-O',
      errors: [
        { kind: 'excessDoubled', month: 0 },
        { kind: 'energyPrice', month: 3 },
      ],
    },
  };
}

function mill(today: string): DemoPoint {
  const cups = 'ES0021900000000103SE';
  const months = yearOf(today, (month) => loadOfMonth(month, millLoad));
  // A whole year: its excesses, and so its bills, are those of quarter-hours.
  const known = until(months.values(), addDays(today, -2));
  // Three days are missing, in a month without a reading: the screens must show where.
  const isMissing = ({ date }: LoadDay) =>
    date >= addDays(today, -20) && date < addDays(today, -17);
  return {
    point: {
      cups,
      alias: 'Molino',
      address: 'Polígono Norte, 3',
      ...place,
      pointType: 3,
      voltageKv: '20',
      powerControl: 'maximeter',
    },
    contract: {
      supplier: 'Comercializadora Dos',
      tariff: '6.1TD',
      from: '2025-01-01',
      to: addDays(today, 400),
      ...terms,
      use: 'industrial',
      meterEurPerMonth: null,
      powersKw: ['250', '250', '250', '250', '250', '300'],
      powerChanges: [],
      energyPricesEurPerKwh: ['0.138', '0.121', '0.104', '0.092', '0.083', '0.071'],
    },
    readings: readingsOf(months, { tariff: '6.1TD', reactiveShare: 0.36 }, 2),
    curve: curveOf(
      known.filter((day) => !isMissing(day)),
      { cups, minutes: 15 },
    ),
    bills: { numbers: 'CD-M', errors: [] },
  };
}

/**
 * Three points of one client: a shop, the bakery and its mill, from 2.0TD to 6.1TD. Make each only
 * when it is needed: a year of quarter-hours blocks the thread for a moment.
 */
export const demoPoints: readonly ((today: string) => DemoPoint)[] = [shop, bakery, mill];
