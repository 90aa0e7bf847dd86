import type { BillInput } from '../../src/bill';
import { addDays } from '../../src/calendar';
import type { ContractInForce } from '../../src/verify';
import { contextOf, contractOf } from '../issued';
import type { Random } from '../random';
import { type Fault, multiplied, pick, withConcepts, withLine } from './fault';
import { lineFaults } from './lineFaults';
import { type Charge, printedBill } from './print';
import { linesBeforeTaxes, type RightBill } from './rightBill';

const withContract = (input: BillInput, change: Partial<ContractInForce>) => ({
  ...contextOf(input),
  contracts: [{ ...contractOf(input), ...change }],
});

/** The right bill's measures, as another party took them. */
const measured = (input: BillInput) => ({
  ...contextOf(input),
  measured: {
    source: 'las lecturas del contador',
    energyKwh: input.energyKwh,
    ...(input.maximetersKw && { maximetersKw: input.maximetersKw }),
    ...(input.quarterDemand && { quarterDemand: input.quarterDemand }),
  },
});

/** A bill of other measures than another party's. */
const misread = (
  name: string,
  readOf: (random: Random, input: BillInput) => Partial<BillInput> | null,
): Fault => ({
  name,
  finds: 'amount',
  make: (random, { input }) => {
    const read = readOf(random, input);
    const { quarterDemand: _, ...rest } = input;
    const other = read && { ...rest, ...read };
    const lines = other && linesBeforeTaxes(other);
    return lines && { bill: printedBill(other, lines), context: measured(input) };
  },
});

const isByMaximeter = ({ pointType }: BillInput) => pointType >= 4;

const moreEnergy = (random: Random, input: BillInput) => {
  const found = input.energyKwh.findIndex((kwh) => Number(kwh) > 100);
  if (found < 0 || !isByMaximeter(input)) return null;
  const factor = 1.05 + 0.3 * random.next();
  const energyKwh = input.energyKwh.map((kwh, i) =>
    i === found ? (Number(kwh) * factor).toFixed(0) : kwh,
  );
  return { energyKwh };
};

const moreKw = (random: Random, input: BillInput) => {
  const { maximetersKw, powersKw, powerControl } = input;
  const at = maximetersKw?.findIndex((kw, i) => kw !== null && Number(kw) >= Number(powersKw[i]));
  if (!maximetersKw || at === undefined || at < 0) return null;
  if (!isByMaximeter(input) || powerControl === 'icp') return null;
  const factor = 1.05 + 0.3 * random.next();
  return {
    maximetersKw: maximetersKw.map((kw, i) =>
      i === at && kw !== null ? (Number(kw) * factor).toFixed(1) : kw,
    ),
  };
};

const swapped = (_: Random, input: BillInput) => {
  const { energyKwh } = input;
  const last = energyKwh.length - 1;
  const isWorth = Number(energyKwh[last]) > Number(energyKwh[0]) * 1.1 + 5;
  if (!isWorth || !isByMaximeter(input)) return null;
  return {
    energyKwh: energyKwh.map((kwh, i) =>
      i === 0 ? (energyKwh[last] ?? kwh) : i === last ? (energyKwh[0] ?? kwh) : kwh,
    ),
  };
};

/** The days on which all prices change. */
const turns = ['2025-01-01', '2026-01-01'];

/** All the energy of a cycle across a change of prices at the new prices. */
const atNewPrice = (name: string, finds: Fault['finds'], hasCurve: boolean): Fault => ({
  name,
  finds,
  make: (_, { input, lines }) => {
    const { from, to } = input.readings;
    const turn = turns.find((day) => from < day && day <= to);
    const { quarterDemand, ...rest } = input;
    const isOther = input.energyPrice.includesAtr || input.powerChanges || input.shortContract;
    if (!turn || isOther || hasCurve !== (quarterDemand !== undefined)) return null;
    // A curve without any energy does not show when the bill's energy was used.
    if (quarterDemand && !Array.from(quarterDemand.kw).some((kw) => kw > 0)) return null;
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
    const later = { from: addDays(turn, -1), to: addDays(turn, days - 1) };
    const found = linesBeforeTaxes({ ...rest, readings: later });
    return found && { bill: printedBill(input, withConcepts(lines, found, ['energy'])) };
  },
});

/** A right bill with changed lines, and with less known about it. */
const partly = (
  name: string,
  change: (random: Random, right: RightBill) => readonly Charge[] | null,
  known: Partial<ContractInForce>,
): Fault => ({
  name,
  finds: 'range',
  make: (random, right) => {
    const lines = change(random, right);
    return (
      lines && { bill: printedBill(right.input, lines), context: withContract(right.input, known) }
    );
  },
});

const dearerOf =
  (concept: string) =>
  (random: Random, { lines }: RightBill) => {
    const line = pick(random, lines, concept);
    return line && withLine(lines, line, [multiplied(line, 1.1 + 0.3 * random.next())]);
  };

/** The IPSI of a service is unknown. */
const isCity = ({ territory }: BillInput) => territory === 'ceuta' || territory === 'melilla';

const withService = (lines: readonly Charge[], name: string, amount: string) => [
  ...lines,
  { concept: 'service', period: 0, name, amount },
];

/** A line that no norm computes, with what it should be and what is billed. */
const extraLine = (
  name: string,
  [text, due, billed]: readonly [name: string, due: string, billed: string],
  known: Partial<ContractInForce>,
  finds: Fault['finds'] = 'range',
): Fault => ({
  name,
  finds,
  make: (_, { input, lines }) => {
    if (isCity(input)) return null;
    const right = printedBill(input, withService(lines, text, due));
    return {
      bill: printedBill(input, withService(lines, text, billed)),
      dueEur: right.lines.at(-1)?.amountEur ?? '',
      context: withContract(input, known),
    };
  },
});

/** Two or three faults of the lines at once. */
const several: Fault = {
  name: 'two or three faults at once',
  finds: 'amount',
  make: (random, { input, lines }) => {
    const kinds = Object.values(lineFaults);
    let changed: readonly Charge[] = lines;
    let made = 0;
    for (let tries = 0; tries < 12 && made < random.whole(2, 3); tries++) {
      const next = random.of(kinds)(random, { input, lines: changed });
      if (!next) continue;
      changed = next;
      made += 1;
    }
    return made < 2 ? null : { bill: printedBill(input, changed) };
  },
};

/** Faults of measures, of what is known, and several at once. */
export const otherFaults: readonly Fault[] = [
  misread('kWh above the meter’s', moreEnergy),
  misread('maximum above the meter’s', moreKw),
  misread('energy of two periods exchanged', swapped),
  atNewPrice('all energy at the new year’s price, with a curve', 'amount', true),
  atNewPrice('all energy at the new year’s price, no curve', 'range', false),
  extraLine(
    'a service that nobody asked for',
    ['Seguro', '0.00', '9.00'],
    { services: ['Mantenimiento'] },
    'amount',
  ),
  several,
  extraLine('a service dearer than agreed', ['Mantenimiento', '3.00', '9.00'], {
    services: ['Mantenimiento'],
  }),
  extraLine('a service, and nobody knows of any', ['Mantenimiento', '0.00', '9.00'], {
    services: null,
  }),
  extraLine('surplus compensated too little', ['Compensación de excedentes', '-48.00', '-10.00'], {
    services: null,
  }),
  partly('price of an energy that nobody knows', dearerOf('energy'), { energyPrice: null }),
  partly('price of a meter that nobody knows', dearerOf('meter'), { meterEurPerMonth: null }),
  partly('price of a power, energy price unknown', dearerOf('power'), { energyPrice: null }),
  partly('bono social, and nobody knows whether it is due', dearerOf('socialBonus'), {
    socialBonus: null,
  }),
];
