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

/** What is wrong, and on which field of the form. */
export interface FieldProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What is wrong with a contract beyond its single fields. */
export const contractProblems = (contract: TypedContract): readonly FieldProblem[] => [
  ...dayProblems(contract),
  ...missingPowers(contract),
  ...powersAgainstTariff(contract),
  ...missingPrices(contract, 'energy', 'energyPricesEurPerKwh'),
  ...missingPrices(contract, 'power', 'powerPricesEurPerKwYear'),
];

const dayProblems = ({ from, to }: TypedContract): readonly FieldProblem[] =>
  to !== null && to < from
    ? [{ path: ['to'], message: 'La fecha final no puede ser anterior a la inicial' }]
    : [];

function missingPowers({ tariff, powersKw }: TypedContract): readonly FieldProblem[] {
  const wanted = powersKw.slice(0, periodCount(tariff, 'power'));
  return wanted.flatMap((power, index) =>
    power === null
      ? [{ path: ['powersKw', index], message: `Escribe la potencia de P${index + 1}` }]
      : [],
  );
}

/** Those that are about all powers are said on the last one: it is the one to raise. */
function powersAgainstTariff({ tariff, powersKw }: TypedContract): readonly FieldProblem[] {
  const { byIndex, all } = powerProblems(tariff, powersKw);
  const last = periodCount(tariff, 'power') - 1;
  return [
    ...[...byIndex].map(([index, message]) => ({ path: ['powersKw', index], message })),
    ...(all ? [{ path: ['powersKw', last], message: all }] : []),
  ];
}

/** Prices are known for every period, or for none. */
function missingPrices(
  contract: TypedContract,
  term: TariffTerm,
  field: 'energyPricesEurPerKwh' | 'powerPricesEurPerKwYear',
): readonly FieldProblem[] {
  const wanted = contract[field].slice(0, periodCount(contract.tariff, term));
  if (wanted.every((price) => price === null)) return [];
  return wanted.flatMap((price, index) =>
    price === null
      ? [{ path: [field, index], message: `Escribe también el precio de P${index + 1}` }]
      : [],
  );
}
