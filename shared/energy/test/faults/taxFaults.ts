import type { BillInput } from '../../src/bill';
import type { Random } from '../random';
import type { Fault } from './fault';
import { printedBill, type TaxedAs } from './print';

const taxed = (
  name: string,
  asOf: (input: BillInput, random: Random) => TaxedAs | null,
): Fault => ({
  name,
  finds: 'amount',
  make: (random, { input, lines }) => {
    const as = asOf(input, random);
    return as && { bill: printedBill(input, lines, as) };
  },
});

/** A day on which the general rates were in force. */
const general = '2026-07-15';

const isMainland = ({ territory }: BillInput) =>
  territory === 'peninsula' || territory === 'baleares';

const small = ({ powersKw }: BillInput) => powersKw.every((kw) => Number(kw) <= 10);

const extra = (of: 'electricityTax' | 'base' | 'tax' | 'total'): Fault =>
  taxed(`${of}: 1 to 25 € more than the lines say`, (_, random) => ({
    extra: { [of]: random.decimal(1, 25, 2) },
  }));

/** Faults of taxes and sums. */
export const taxFaults: readonly Fault[] = [
  taxed('rate of the electricity tax', (input) => ({
    electricity: { ...input, accruedOn: general },
  })),
  taxed('electricity tax without its reduction', ({ reducedTax, ...input }) =>
    reducedTax ? { electricity: input } : null,
  ),
  taxed('minimum of the electricity tax of no industry', (input) =>
    input.use === 'industrial' && !input.tariff.startsWith('6.')
      ? { electricity: { ...input, use: 'general' } }
      : null,
  ),
  taxed('electricity tax of the meter', ({ meterEurPerMonth }) =>
    meterEurPerMonth ? { alsoTaxed: ['meter'] } : null,
  ),
  taxed('IVA of a day with another rate', (input) =>
    isMainland(input) ? { indirect: { ...input, accruedOn: general } } : null,
  ),
  taxed('IVA of a large supply', (input) =>
    isMainland(input) && small(input)
      ? { indirect: { ...input, vulnerability: 'none', powersKw: input.powersKw.map(() => '20') } }
      : null,
  ),
  taxed('IGIC of a company', (input) =>
    input.territory === 'canarias' ? { indirect: { ...input, holder: 'company' } } : null,
  ),
  taxed('IGIC of the meter on everything, in one line', ({ territory }) =>
    territory === 'canarias' ? { oneRate: '7' } : null,
  ),
  taxed('IPSI of the meter on everything, in one line', ({ territory }) =>
    territory === 'ceuta' || territory === 'melilla' ? { oneRate: '4' } : null,
  ),
  taxed('IVA in a city without it', ({ territory }) =>
    territory === 'ceuta' || territory === 'melilla' ? { oneRate: '21' } : null,
  ),
  extra('electricityTax'),
  extra('base'),
  extra('tax'),
  extra('total'),
];
