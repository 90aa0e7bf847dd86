import type { BillConcept, BillInput } from '../../../src/bill';
import { daysIn, yearOf } from '../../../src/calendar';
import { type Tariff, tariffs, territories } from '../../../src/tariff';
import { seasonHas } from '../clock';
import { daysBetween } from '../days';
import type { Compared } from './compare';

type Feature = (input: BillInput, compared: Compared) => boolean;

const cycleDays = ({ readings, brokenCycle }: BillInput) => {
  const { from, to } = brokenCycle ?? readings;
  return daysIn({ firstDay: from, lastDay: to }) - 1;
};

/** A line that costs something. */
const costs =
  (concept: BillConcept): Feature =>
  (_, { bill }) =>
    bill.lines.some((line) => line.concept === concept && Number(line.amountEur) !== 0);

const spans =
  (day: string): Feature =>
  ({ readings }) =>
    readings.from < day && day <= readings.to;

/** The engine's words for the division of the excess and of the energy. */
const says =
  (part: string): Feature =>
  (_, { bill }) =>
    bill.lines.some(({ calculation, formula }) => `${calculation} ${formula}`.includes(part));

const isLabelled =
  (label: string): Feature =>
  (_, { bill }) =>
    bill.lines.some((line) => line.label === label && line.amountEur !== null);

const crossesSeasons: Feature = (input) => {
  const days = daysBetween(input.readings);
  const six = { tariff: '3.0TD', territory: input.territory };
  const seasonOf = (day: number) => [1, 2, 3, 4, 5].map((period) => seasonHas(six, day, period));
  return new Set(days.map((day) => seasonOf(day).join())).size > 1;
};

const accrued =
  (from: string, to: string): Feature =>
  ({ accruedOn }) =>
    accruedOn >= from && accruedOn <= to;

const both =
  (...all: readonly Feature[]): Feature =>
  (input, compared) =>
    all.every((feature) => feature(input, compared));

const isType =
  (...types: readonly number[]): Feature =>
  ({ pointType }) =>
    types.includes(pointType);
const isOf =
  (tariff: Tariff): Feature =>
  (input) =>
    input.tariff === tariff;
const isKnown: Feature = (_, { bill }) => bill.totalEur !== null;
const bitesMinimum: Feature = (_, { bill }) =>
  bill.lines.some(({ concept, terms }) => concept === 'electricityTax' && terms[0]?.unit === 'MWh');

/** The features that the cycles must have among them, each with the way to see it in one. */
export const features: readonly (readonly [name: string, has: Feature])[] = [
  ...tariffs.map((tariff) => [tariff, isOf(tariff)] as const),
  ...tariffs
    .filter((tariff) => !tariff.endsWith('VE'))
    .map((tariff) => [`${tariff}, total known`, both(isOf(tariff), isKnown)] as const),
  ...territories.map(
    (place) => [place, ({ territory }: BillInput) => territory === place] as const,
  ),
  ...[1, 2, 3, 4, 5].map((type) => [`point of type ${type}`, isType(type)] as const),
  ['seasons crossed', crossesSeasons],
  ['years crossed', ({ readings }) => yearOf(readings.from) < yearOf(readings.to)],
  ['days of a leap year', ({ readings }) => yearOf(readings.to) === 2024],
  [
    'clock changed',
    (input, of) => ['2025-03-30', '2025-10-26'].some((day) => spans(day)(input, of)),
  ],
  ['powers changed', ({ powerChanges }) => powerChanges !== undefined],
  ['powers changed twice', ({ powerChanges = [] }) => powerChanges.length > 1],
  ['broken cycle', ({ brokenCycle }) => brokenCycle !== undefined],
  [
    'excess of a broken cycle, quarters',
    both(isType(1, 2, 3), costs('excess'), (input) => input.brokenCycle !== undefined),
  ],
  ['excess by quarters', both(isType(1, 2, 3), costs('excess'))],
  [
    'excess by quarters, two sets of powers',
    both(isType(1, 2, 3), costs('excess'), (input) => input.powerChanges !== undefined),
  ],
  ['excess by quarters, seasons crossed', both(isType(1, 2, 3), costs('excess'), crossesSeasons)],
  [
    'excess by quarters, years crossed',
    both(isType(1, 2, 3), costs('excess'), spans('2026-01-01')),
  ],
  ['excess with K_p', says('t_ep × K_p')],
  [
    'excess by quarters, more than 45 days',
    both(isType(1, 2, 3), (input) => cycleDays(input) > 45),
  ],
  [
    'quarters missing',
    (_, { bill }) => bill.cautions.some(({ code }) => code === 'unknownQuarters'),
  ],
  ['excess by maximeter', both(isType(4, 5), costs('excess'))],
  ['excess by maximeter, seasons crossed', both(isType(4, 5), costs('excess'), crossesSeasons)],
  [
    'excess by maximeter, two sets of powers',
    both(isType(4, 5), costs('excess'), (input) => input.powerChanges !== undefined),
  ],
  ['excess with the factor 2', says('2 × (potencia máxima')],
  ['excess of a charging point', both(costs('excess'), ({ tariff }) => tariff.endsWith('VE'))],
  ['PVPC', ({ powerPrice }) => powerPrice.kind === 'pvpc'],
  [
    'PVPC, excess over 105 %',
    both(costs('excess'), ({ powerPrice }) => powerPrice.kind === 'pvpc'),
  ],
  [
    'PVPC, not over 105 %',
    both(says('no pasan del 105 %'), ({ powerPrice }) => powerPrice.kind === 'pvpc'),
  ],
  [
    'margin on the power',
    ({ powerPrice }) =>
      powerPrice.kind === 'regulated' && powerPrice.marginEurPerKwYear !== undefined,
  ],
  ['power of the contract', ({ powerPrice }) => powerPrice.kind === 'own'],
  ['energy by the curve', says('(por la curva)')],
  ['energy by days', says('kWh × ')],
  [
    'energy shared by days',
    (_, { bill }) => bill.cautions.some(({ code }) => code === 'energyProrated'),
  ],
  ['contract under a year', ({ shortContract }) => shortContract !== undefined],
  ['contract under a year, regularised', says('recargo de su duración')],
  ['reactive, cos φ from 0.80', says('0,041554 €/kVArh')],
  ['reactive, cos φ under 0.80', says('0,062332 €/kVArh')],
  ['reactive, cos φ 0.95', says(': sin coste')],
  ['IEE minimum', bitesMinimum],
  [
    'IEE minimum, industrial',
    both(bitesMinimum, ({ tariff, use }) => use === 'industrial' || tariff.startsWith('6.')),
  ],
  ...['a', 'b', 'c', 'd', 'e', 'f'].map(
    (letter) =>
      [
        `IEE reduced, letter ${letter}`,
        both(costs('electricityTax'), ({ reducedTax }) => reducedTax?.letter === letter),
      ] as const,
  ),
  ['IEE of 2.5 %', accrued('2024-01-01', '2024-03-31')],
  ['IEE of 3.8 %', accrued('2024-04-01', '2024-06-30')],
  ['IEE of 0.5 %', accrued('2026-03-22', '2026-05-31')],
  ['electro-intensive', costs('tollDiscount')],
  ['electro-intensive, years crossed', both(costs('tollDiscount'), spans('2026-01-01'))],
  ['IVA 21 %', isLabelled('IVA 21 %')],
  ['IVA 10 %', isLabelled('IVA 10 %')],
  [
    'IVA of the severely vulnerable',
    both(isLabelled('IVA 10 %'), ({ vulnerability }) => vulnerability === 'severe'),
  ],
  [
    'PVPC of a vulnerable holder',
    (_, { bill }) => bill.lines.some(({ concept }) => concept === 'socialDiscount'),
  ],
  [
    'IVA of exactly 10 kW, unsettled days',
    both(
      accrued('2026-03-22', '2026-04-29'),
      ({ powersKw }) => Math.max(...powersKw.map(Number)) === 10,
    ),
  ],
  ['IGIC 0 %', isLabelled('IGIC 0 %')],
  ['IGIC 3 %', isLabelled('IGIC 3 %')],
  ['IGIC of 2027', both(isLabelled('IGIC 3 %'), accrued('2027-01-01', '2027-12-31'))],
  ['IGIC of the meter', isLabelled('IGIC 7 % (contador y servicios)')],
  ['IPSI', isLabelled('IPSI 1 %')],
  [
    'IPSI of services, unknown',
    (_, { bill }) =>
      bill.lines.some(({ label }) => label.includes('IPSI') && label.includes('servicios)')),
  ],
  [
    'both totals of 2026',
    (_, { bill }) => bill.ifConditionsHeld !== null && bill.totalEur !== null,
  ],
  ['taxes of 2027', accrued('2027-01-01', '2027-12-31')],
  [
    'bono social, in the IEE',
    both(costs('socialBonus'), ({ socialBonus }) => socialBonus === 'taxed'),
  ],
  [
    'bono social, outside it',
    both(costs('socialBonus'), ({ socialBonus }) => socialBonus === 'untaxed'),
  ],
  ['bono social, two prices', both(costs('socialBonus'), spans('2026-06-26'))],
  ['meter', costs('meter')],
  ['services', costs('service')],
  ['total known', isKnown],
  ['not verifiable', (input, of) => !isKnown(input, of)],
];
