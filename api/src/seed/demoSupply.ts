import type { NewClient } from '@vatio/contracts/clients';
import type { NewReading } from '@vatio/contracts/readings';
import type { NewSupplyContract } from '@vatio/contracts/supply-contracts';
import type { NewSupplyPoint } from '@vatio/contracts/supply-points';
import { addDays, monthDays } from '@vatio/energy/calendar';

/** A supply point of the demo company, with what hangs from it. */
export interface DemoPoint {
  readonly point: Omit<NewSupplyPoint, 'clientId'>;
  readonly contract: NewSupplyContract;
  readonly readings: readonly NewReading[];
}

/** Invented, like everything here; the numbers of meters and contracts are those of worked examples. */
export const demoClient: NewClient = {
  ...{ name: 'Panadería La Espiga, S. L.', taxId: 'B99900011', activityCode: '1071' },
  ...{ contactName: 'Rosa Campos', contactEmail: 'rosa@laespiga.example', phone: '600 000 000' },
  ...{ notes: 'Cliente de demostración.', monthlyBudgetMinutes: 300 },
};

type Place = 'municipality' | 'province' | 'postcode' | 'territory' | 'distributor' | 'voltageKv';
const place: Pick<NewSupplyPoint, Place> = {
  ...{ municipality: 'Getafe', province: 'Madrid', postcode: '28901' },
  ...{ territory: 'peninsula', distributor: '', voltageKv: null },
};

type Terms = 'mode' | 'includesAtr' | 'powerPricesEurPerKwYear' | 'noticeDays';
const terms: Pick<NewSupplyContract, Terms> = {
  ...{ mode: 'fixed', includesAtr: true, powerPricesEurPerKwYear: null, noticeDays: 30 },
};

/** The last twelve months that have ended, the oldest first: `2026-01`. */
function lastMonths(today: string): string[] {
  const months: string[] = [];
  for (let day = monthDays(today.slice(0, 7)).firstDay; months.length < 12; ) {
    day = monthDays(addDays(day, -1).slice(0, 7)).firstDay;
    months.unshift(day.slice(0, 7));
  }
  return months;
}

const daysOf = (month: string) => {
  const { firstDay, lastDay } = monthDays(month);
  return { from: firstDay, to: lastDay };
};

/** Three points of one client: a shop, the bakery and its mill, from 2.0TD to 6.1TD. */
export function demoPoints(today: string): readonly DemoPoint[] {
  return [shop(today), bakery(today), mill(today)];
}

const shop = (today: string): DemoPoint => ({
  point: {
    ...{ cups: 'ES0021900000000101SC', alias: 'Tienda', address: 'Calle Mayor, 1' },
    ...{ ...place, pointType: 5, powerControl: 'icp' },
  },
  contract: {
    ...{ supplier: 'Comercializadora Uno', tariff: '2.0TD', from: '2024-01-01', to: null },
    ...{ ...terms, powersKw: ['5.75', '5.75'], use: 'general', meterEurPerMonth: '0.81' },
    energyPricesEurPerKwh: ['0.178', '0.119', '0.089'],
  },
  readings: lastMonths(today).map((month) => ({
    ...daysOf(month),
    ...{ energyKwh: ['142', '118', '260'], reactiveKvarh: null, maxKw: ['4.1', '3.2'] },
    ...{ isEstimated: false, source: 'manual' },
  })),
});

/** What the maximeter of the bakery showed, by month of the year and period, kW. */
const bakeryMaxKw = [
  { P1: 33, P2: 31, P6: 18 },
  { P1: 35, P2: 32, P6: 17 },
  { P2: 30, P3: 28, P6: 16 },
  { P4: 26, P5: 24, P6: 15 },
  { P4: 27, P5: 25, P6: 15 },
  { P3: 34, P4: 33, P6: 19 },
  { P1: 41, P2: 40, P6: 22 },
  { P3: 22, P4: 21, P6: 14 },
  { P3: 33, P4: 31, P6: 18 },
  { P4: 28, P5: 26, P6: 16 },
  { P2: 29, P3: 28, P6: 17 },
  { P1: 34, P2: 33, P6: 19 },
] as const satisfies readonly Readonly<Partial<Record<Period, number>>>[];
type Period = (typeof periods)[number];
const periods = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const;

/** kWh for each kW of the highest power: how long each period is used. */
const hoursUsed: Readonly<Record<Period, number>> = {
  ...{ P1: 66, P2: 62, P3: 72, P4: 60, P5: 68, P6: 184 },
};

function bakery(today: string): DemoPoint {
  const readingOf = (month: string): NewReading => {
    const highest: Readonly<Partial<Record<Period, number>>> =
      bakeryMaxKw[Number(month.slice(5)) - 1] ?? {};
    return {
      ...daysOf(month),
      energyKwh: periods.map((period) => String((highest[period] ?? 0) * hoursUsed[period])),
      reactiveKvarh: periods.map((period) => String((highest[period] ?? 0) * 20)),
      maxKw: periods.map((period) => highest[period]?.toString() ?? null),
      ...{ isEstimated: false, source: 'manual' },
    };
  };
  return {
    point: {
      ...{ cups: 'ES0021900000000102SK', alias: 'Obrador', address: 'Calle del Horno, 7' },
      ...{ ...place, pointType: 4, voltageKv: '0.4', powerControl: 'maximeter' },
    },
    contract: {
      ...{ supplier: 'Comercializadora Dos', tariff: '3.0TD', from: '2025-01-01' },
      // So that there is something to be seen to.
      ...{ to: addDays(today, 45), ...terms, use: 'general', meterEurPerMonth: '1.36' },
      powersKw: ['40', '40', '40', '40', '40', '45'],
      energyPricesEurPerKwh: ['0.173352', '0.136914', '0.12', '0.11', '0.1', '0.078898'],
    },
    readings: lastMonths(today).map(readingOf),
  };
}

const mill = (today: string): DemoPoint => ({
  point: {
    ...{ cups: 'ES0021900000000103SE', alias: 'Molino', address: 'Polígono Norte, 3' },
    ...{ ...place, pointType: 3, voltageKv: '20', powerControl: 'maximeter' },
  },
  contract: {
    ...{ supplier: 'Comercializadora Dos', tariff: '6.1TD', from: '2025-01-01' },
    ...{ to: addDays(today, 400), ...terms, use: 'industrial', meterEurPerMonth: null },
    powersKw: ['250', '250', '250', '250', '250', '300'],
    energyPricesEurPerKwh: null,
  },
  readings: [],
});
