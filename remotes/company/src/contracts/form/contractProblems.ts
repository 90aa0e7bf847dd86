import { contractDayProblems } from '@vatio/contracts/company/powerChanges';
import { periodCount, type TariffTerm } from '@vatio/energy/tariff';
import { powerProblems } from './powers';
import { reductionInputs, type TypedContract } from './typedContract';

type ByPeriod = TypedContract['powersKw'];

export interface FieldProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Problems of a contract beyond its single fields. */
export const contractProblems = (contract: TypedContract): readonly FieldProblem[] => [
  ...dayProblems(contract),
  ...powersProblems(contract, contract.powersKw, ['powersKw']),
  ...contract.powerChanges.flatMap(({ powersKw }, index) =>
    powersProblems(contract, powersKw, ['powerChanges', index, 'powersKw']),
  ),
  ...missingPrices(contract, 'energyPricesEurPerKwh', 'energy'),
  ...atrProblems(contract),
  ...missingPrices(contract, 'powerPricesEurPerKwYear', 'power'),
  ...reductionProblems(contract),
];

/** Those that the API has, too. */
const dayProblems = (contract: TypedContract): readonly FieldProblem[] =>
  Object.entries(contractDayProblems(contract)).map(([field, message]) => ({
    path: field.split('.'),
    message,
  }));

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

function reductionProblems({ reducedTax }: TypedContract): readonly FieldProblem[] {
  const { letter, energyPercent } = reducedTax;
  if ((letter === null) === (energyPercent === null)) return [];
  return letter === null
    ? [{ path: ['reducedTax', 'letter'], message: reductionInputs.letter.message }]
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
