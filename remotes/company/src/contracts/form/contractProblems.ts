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
  readonly includesAtr: string | null;
  readonly powerPricesEurPerKwYear: ByPeriod;
  readonly plannedMonths: number | null;
  readonly powerChanges: readonly { readonly from: string; readonly powersKw: ByPeriod }[];
  readonly reducedTax: { readonly letter: string | null; readonly energyPercent: string | null };
}

export interface FieldProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Problems of a contract beyond its single fields. */
export const contractProblems = (contract: TypedContract): readonly FieldProblem[] => [
  ...dayProblems(contract),
  ...powersProblems(contract, contract.powersKw, ['powersKw']),
  ...contract.powerChanges.flatMap((_, index) => changeProblems(contract, index)),
  ...missingPrices(contract, 'energyPricesEurPerKwh', 'energy'),
  ...atrProblems(contract),
  ...missingPrices(contract, 'powerPricesEurPerKwYear', 'power'),
  ...reductionProblems(contract),
];

const dayProblems = ({ from, to }: TypedContract): readonly FieldProblem[] =>
  to !== null && to < from
    ? [{ path: ['to'], message: 'La fecha final no puede ser anterior a la inicial' }]
    : [];

/** Problems of all powers together appear on the last one: it is the one to raise. */
function powersProblems(
  { tariff }: TypedContract,
  powersKw: ByPeriod,
  path: FieldProblem['path'],
): readonly FieldProblem[] {
  const { byIndex, all } = powerProblems(tariff, powersKw);
  const last = periodCount(tariff, 'power') - 1;
  return [
    ...missing(powersKw.slice(0, last + 1), path, 'Escribe la potencia'),
    ...[...byIndex].map(([index, message]) => ({ path: [...path, index], message })),
    ...(all ? [{ path: [...path, last], message: all }] : []),
  ];
}

/** A change of powers: its day, as the API has it, and its powers. */
function changeProblems(contract: TypedContract, index: number): readonly FieldProblem[] {
  const path = ['powerChanges', index] as const;
  const change = contract.powerChanges[index];
  if (!change) return [];
  const message = changeDayProblem(contract, change.from, contract.powerChanges[index - 1]?.from);
  return [
    ...(message ? [{ path: [...path, 'from'], message }] : []),
    ...powersProblems(contract, change.powersKw, [...path, 'powersKw']),
  ];
}

function changeDayProblem(
  { from, to, plannedMonths }: TypedContract,
  day: string,
  before: string | undefined,
): string | undefined {
  if (plannedMonths !== null && plannedMonths < 12) {
    return 'Un contrato de menos de 12 meses no puede cambiar de potencias';
  }
  if (day <= from || (to !== null && day > to)) {
    return 'El cambio tiene que ser posterior al primer día del contrato, y no pasar del último';
  }
  return before && day <= before ? 'Cada cambio tiene que ser posterior al anterior' : undefined;
}

function reductionProblems({ reducedTax }: TypedContract): readonly FieldProblem[] {
  const { letter, energyPercent } = reducedTax;
  if ((letter === null) === (energyPercent === null)) return [];
  return letter === null
    ? [{ path: ['reducedTax', 'letter'], message: 'Elige la letra del artículo 98.1' }]
    : [{ path: ['reducedTax', 'energyPercent'], message: 'Escribe el porcentaje de la energía' }];
}

type PriceField = 'energyPricesEurPerKwh' | 'powerPricesEurPerKwYear';

/** Prices are known for every period, or for none. */
function missingPrices(contract: TypedContract, field: PriceField, term: TariffTerm) {
  const prices = contract[field].slice(0, periodCount(contract.tariff, term));
  return prices.some((price) => price !== null)
    ? missing(prices, [field], 'Escribe también el precio')
    : [];
}

/** Absent prices cannot include them. */
const atrProblems = ({ tariff, energyPricesEurPerKwh, includesAtr }: TypedContract) =>
  includesAtr === null &&
  energyPricesEurPerKwh.slice(0, periodCount(tariff, 'energy')).some((price) => price !== null)
    ? [{ path: ['includesAtr'], message: 'Di si estos precios incluyen peajes y cargos' }]
    : [];

const missing = (
  values: ByPeriod,
  path: FieldProblem['path'],
  demand: string,
): readonly FieldProblem[] =>
  values.flatMap((value, index) =>
    value === null ? [{ path: [...path, index], message: `${demand} de P${index + 1}` }] : [],
  );
