import type { BillInput } from '../../src/bill';
import { addDays } from '../../src/calendar';
import { daysIn } from '../../src/calendar/dates';
import { eurText, exact } from '../../src/exact/decimal';
import { chargedDays } from '../../src/rates/excessRate';
import type { Period } from '../../src/tariff';
import type { Random } from '../random';
import { isWorth, type LineFault, multiplied, pick, withConcepts, withLine } from './fault';
import { linesBeforeTaxes } from './rightBill';

/** The lines of some concepts as if the supply were another one. */
const linesAs =
  (
    concepts: readonly string[],
    otherOf: (input: BillInput, random: Random) => BillInput | null,
  ): LineFault =>
  (random, { input, lines }) => {
    const other = otherOf(input, random);
    const found = other && linesBeforeTaxes(other);
    const changed = found && withConcepts(lines, found, concepts);
    return changed && isWorth(changed, lines) ? changed : null;
  };

const dearer =
  (concept: string, least: number, most: number): LineFault =>
  (random, { lines }) => {
    const line = pick(random, lines, concept);
    const factor = least + random.next() * (most - least);
    return line && withLine(lines, line, [multiplied(line, factor)]);
  };

const twice =
  (concept: string): LineFault =>
  (random, { lines }) => {
    const line = pick(random, lines, concept);
    return line && withLine(lines, line, [line, line]);
  };

/** Powers, energy and prices stay; the days are those of another year. */
function inYear(input: BillInput, years: number): BillInput | null {
  const { quarterDemand: _, powerChanges: __, shortContract: ___, ...rest } = input;
  if (input.powerChanges || input.shortContract) return null;
  const shifted = (day: string) =>
    addDays(`${Number(day.slice(0, 4)) + years}${day.slice(4).replace('-02-29', '-02-28')}`, 0);
  const { from, to } = input.readings;
  return { ...rest, readings: { from: shifted(from), to: shifted(to) } };
}

/**
 * Excesses at the prices of another year, which have other days of each period: a cycle that none of them
 * splits.
 */
const excessOf =
  (years: number) =>
  (input: BillInput): BillInput | null =>
    input.pointType >= 4 ? inYear(input, years) : null;

/** Charges as if every season had every period: all days of the cycle for each of them. */
const everyDay: LineFault = (random, { input, lines }) => {
  const line = pick(random, lines, 'excess');
  const { from, to } = input.readings;
  if (!line || input.pointType < 4 || to <= '2025-04-01') return null;
  const { tariff, territory } = input;
  const cycle = { firstDay: addDays(from, 1), lastDay: to };
  const charged = chargedDays(cycle, line.period as Period, { tariff, territory });
  const days = charged.reduce((sum, range) => sum + daysIn(range), 0);
  const all = daysIn(cycle);
  return days < all ? withLine(lines, line, [multiplied(line, all / days)]) : null;
};

const pricesOf =
  (years: number) =>
  (input: BillInput): BillInput | null =>
    input.powerPrice.kind === 'regulated' ? inYear(input, years) : null;

const moreKw = (input: BillInput, random: Random): BillInput => {
  const at = random.whole(0, input.powersKw.length - 1);
  const powersKw = input.powersKw.map((kw, i) => (i === at ? `${Number(kw) + 1}` : kw));
  return { ...input, powersKw };
};

const moreDays = (input: BillInput, random: Random): BillInput | null => {
  const { from, to } = input.readings;
  const readings = { from: addDays(from, -random.whole(1, 3)), to };
  return input.powerChanges || input.shortContract ? null : { ...input, readings };
};

/** Several printed lines of one concept as one. */
const asOneLine =
  (concept: string, fault: LineFault): LineFault =>
  (random, of) => {
    const lines = fault(random, of);
    const own = lines?.filter((line) => line.concept === concept) ?? [];
    if (!lines || own.length < 2) return null;
    const amount = own.reduce((sum, line) => sum.plus(line.amount), exact(0));
    return [
      { concept, period: 0, amount: eurText(amount) },
      ...lines.filter((line) => line.concept !== concept),
    ];
  };

const without =
  (concept: string): LineFault =>
  (_, { lines }) => {
    const others = lines.filter((line) => line.concept !== concept);
    return others.length < lines.length ? others : null;
  };

const foreign =
  (concept: string, isPossible: (input: BillInput) => boolean): LineFault =>
  (random, { input, lines }) => {
    const hasOwn = lines.some((line) => line.concept === concept);
    if (hasOwn || !isPossible(input)) return null;
    return [...lines, { concept, period: 1, amount: random.decimal(2, 90, 2) }];
  };

const surcharge = (input: BillInput): BillInput | null =>
  input.shortContract || input.powerChanges || input.powerPrice.kind === 'own'
    ? null
    : { ...input, shortContract: { firstDay: addDays(input.readings.from, 1), isLastBill: false } };

const tollTwice = ({ energyPrice, tariff, ...input }: BillInput): BillInput | null =>
  energyPrice.includesAtr
    ? { ...input, tariff, energyPrice: { ...energyPrice, includesAtr: false } }
    : null;

/** Charges all kVArh, not only those over a third of the energy. */
const allReactive: LineFault = (random, { input, lines }) => {
  const line = pick(random, lines, 'reactive');
  const kvarh = line && input.reactiveKvarh?.[line.period - 1];
  const kwh = line && input.energyKwh[line.period - 1];
  if (!line || !kvarh || !kwh) return null;
  const over = exact(kvarh).minus(exact(kwh).times('0.33'));
  return withLine(lines, line, [
    { ...line, amount: eurText(exact(line.amount).times(kvarh).div(over)) },
  ]);
};

const none = (input: BillInput) => input.tariff === '2.0TD';

/** Faults of lines before taxes; as a rule each makes a bill dearer. */
export const lineFaults: Readonly<Record<string, LineFault>> = {
  'price of a power, 3 to 30 % more': dearer('power', 1.03, 1.3),
  'price of a power, printed as one line': asOneLine('power', dearer('power', 1.03, 1.3)),
  'price of an energy, 3 to 30 % more': dearer('energy', 1.03, 1.3),
  'price of an energy, printed as one line': asOneLine('energy', dearer('energy', 1.03, 1.3)),
  'price of a power, a few per mil more': dearer('power', 1.002, 1.008),
  'price of an energy, a few per mil more': dearer('energy', 1.002, 1.008),
  '1 kW too much': linesAs(['power'], moreKw),
  '1 to 3 days too many': linesAs(['power', 'socialBonus', 'meter'], moreDays),
  'a power twice': twice('power'),
  'an energy twice': twice('energy'),
  'an excess twice': twice('excess'),
  'no electro-intensive discount': without('tollDiscount'),
  'power at the next year’s table': linesAs(['power'], pricesOf(1)),
  'power at the year before’s table': linesAs(['power'], pricesOf(-1)),
  'energy at the next year’s table': linesAs(['energy'], pricesOf(1)),
  'energy at the year before’s table': linesAs(['energy'], pricesOf(-1)),
  'excess at the next year’s table': linesAs(['excess'], excessOf(1)),
  'excess at the year before’s table': linesAs(['excess'], excessOf(-1)),
  'excess not split by season': everyDay,
  'excess that a limiter excludes': foreign(
    'excess',
    ({ powerControl, tariff }) => powerControl === 'icp' && tariff === '2.0TD',
  ),
  'reactive energy of a small supply': foreign('reactive', none),
  'excess dearer': dearer('excess', 1.05, 2.5),
  'reactive energy dearer': dearer('reactive', 1.05, 2),
  'reactive energy without its free third': allReactive,
  'bono social dearer': dearer('socialBonus', 1.2, 3),
  'meter dearer': dearer('meter', 1.2, 3),
  'surcharge of a short contract': linesAs(['power'], surcharge),
  'toll and charge twice': linesAs(['energy'], tollTwice),
};
