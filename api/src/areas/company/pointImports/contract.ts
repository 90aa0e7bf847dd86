import { newSupplyContractSchema } from '@vatio/contracts/company/contracts';
import {
  type PeriodList,
  periodFields,
  pointRowFields,
  readPowerChangesCell,
} from '@vatio/contracts/company/imports/pointRows';
import { tariffs } from '@vatio/contracts/company/supply';
import { periodCount, type TariffTerm } from '@vatio/energy/tariff';
import { hasNone } from '../../../imports/rows';
import { contractProblems } from '../contracts/rules';
import {
  type Cells,
  type FieldProblems,
  fieldAt,
  hasPeriods,
  periodValues,
  readerOf,
} from './cells';

/** They come last in a row. */
const ownFields = pointRowFields.slice(pointRowFields.indexOf('supplier'));
const read = readerOf(newSupplyContractSchema);

/** Returns whether a row has a cell of a contract. */
export const hasContract = (cells: Cells): boolean =>
  ownFields.some((field) => cells[field] !== undefined);

/** The contract of a row; null when the row has none, or a wrong one. */
export function contractOf(cells: Cells) {
  if (!hasContract(cells)) return { contract: null, problems: {} };
  const lists = (Object.keys(periodFields) as PeriodList[])
    .filter((list) => list === 'powersKw' || hasPeriods(cells, list))
    .map((list) => ({ list, ...readPeriods(cells, list) }));
  const values = Object.fromEntries(lists.map(({ list, values }) => [list, values]));
  const { data: contract, problems: wrongCells } = read(cells, {
    ...values,
    powerChanges: readPowerChangesCell(cells.powerChanges ?? ''),
    reducedTax: reducedTaxOf(cells),
  });
  const problems: FieldProblems = Object.assign(
    {},
    wrongCells,
    ...lists.map((list) => list.problems),
    values.energyPricesEurPerKwh && !cells.includesAtr && whetherAtr,
  );
  if (!contract || !hasNone(problems)) return { contract: null, problems };
  const unsound = Object.entries(contractProblems(contract)).map(
    ([path, message]) => [fieldAt(path.split('.')), message] as const,
  );
  return { contract: unsound.length > 0 ? null : contract, problems: Object.fromEntries(unsound) };
}

/** A missing part is a problem of its own cell. */
const reducedTaxOf = ({ reducedTaxLetter: letter, reducedTaxPercent: energyPercent }: Cells) =>
  letter || energyPercent ? { letter: letter ?? '', energyPercent: energyPercent ?? '' } : null;

/** A guess, either way, could make every bill of the point look wrong. */
const whetherAtr: FieldProblems = {
  includesAtr: 'Escribe si los precios de energía incluyen peajes y cargos: Sí o No',
};

const words: Readonly<Record<PeriodList, readonly [TariffTerm, one: string, many: string]>> = {
  powersKw: ['power', 'la potencia', 'potencias'],
  energyPricesEurPerKwh: ['energy', 'el precio de energía', 'precios de energía'],
  powerPricesEurPerKwYear: ['power', 'el precio de potencia', 'precios de potencia'],
};

/**
 * The values of a list, P1 first: as many as the tariff has, if it is one. Sheets have six columns for
 * every tariff, so a zero in a column that the tariff lacks is ignored.
 */
function readPeriods(cells: Cells, list: PeriodList) {
  const tariff = tariffs.find((one) => one === cells.tariff);
  const all = periodValues(cells, list);
  if (!tariff) return { values: all.filter(Boolean), problems: {} };
  const [term, one, many] = words[list];
  const count = periodCount(tariff, term);
  const problems = all.flatMap((value, index) => {
    const field = fieldAt([list, index]);
    if (index < count) return value ? [] : [[field, `Falta ${one} de P${index + 1}`]];
    return Number(value) === 0 ? [] : [[field, `La tarifa ${tariff} tiene ${count} ${many}`]];
  });
  return { values: all.slice(0, count), problems: Object.fromEntries(problems) as FieldProblems };
}
