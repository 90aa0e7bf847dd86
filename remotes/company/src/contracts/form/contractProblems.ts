import { periodCount, type Tariff, type TariffTerm } from '@vatio/energy/tariff';
import { powerProblems } from './powers';

type ByPeriod = readonly (string | null)[];

/** The part of a contract in which one field depends on another. Days; exact decimals, P1 first. */
export interface TypedContract {
  readonly tariff: Tariff;
  readonly from: string;
  readonly to: string | null;
  readonly powersKw: ByPeriod;
  readonly energyPricesEurPerKwh: ByPeriod;
  readonly powerPricesEurPerKwYear: ByPeriod;
}

export interface FieldProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What is wrong with a contract beyond its single fields. */
export const contractProblems = (contract: TypedContract): readonly FieldProblem[] => [
  ...dayProblems(contract),
  ...missing(contract, 'powersKw', 'power', 'Escribe la potencia'),
  ...powersAgainstTariff(contract),
  ...missingPrices(contract, 'energyPricesEurPerKwh', 'energy'),
  ...missingPrices(contract, 'powerPricesEurPerKwYear', 'power'),
];

const dayProblems = ({ from, to }: TypedContract): readonly FieldProblem[] =>
  to !== null && to < from
    ? [{ path: ['to'], message: 'La fecha final no puede ser anterior a la inicial' }]
    : [];

/** The problems that are about all powers stand on the last one: it is the one to raise. */
function powersAgainstTariff({ tariff, powersKw }: TypedContract): readonly FieldProblem[] {
  const { byIndex, all } = powerProblems(tariff, powersKw);
  const last = periodCount(tariff, 'power') - 1;
  return [
    ...[...byIndex].map(([index, message]) => ({ path: ['powersKw', index], message })),
    ...(all ? [{ path: ['powersKw', last], message: all }] : []),
  ];
}

type PriceField = 'energyPricesEurPerKwh' | 'powerPricesEurPerKwYear';

/** Prices are known for every period, or for none. */
const missingPrices = (contract: TypedContract, field: PriceField, term: TariffTerm) =>
  contract[field].slice(0, periodCount(contract.tariff, term)).some((price) => price !== null)
    ? missing(contract, field, term, 'Escribe también el precio')
    : [];

const missing = (
  contract: TypedContract,
  field: PriceField | 'powersKw',
  term: TariffTerm,
  demand: string,
): readonly FieldProblem[] =>
  contract[field]
    .slice(0, periodCount(contract.tariff, term))
    .flatMap((value, index) =>
      value === null ? [{ path: [field, index], message: `${demand} de P${index + 1}` }] : [],
    );
