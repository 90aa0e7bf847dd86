import { exact, toText } from '../exact/decimal';
import type { ParameterKind, RegulatedParameter } from '../tariff/parameterRows';
import { type ParameterTable, parameterTable, withChanges } from '../tariff/parameters';
import { type AccessYear, accessNorms, accessPrices } from './accessPrices';
import { canariesAndWinter2025 } from './canariesAndWinter2025';
import { excessPrices } from './excess';
import { officialTexts } from './officialTexts';
import { otherLines } from './otherLines';
import { rightsAndDiscounts } from './rightsAndDiscounts';
import { rowsOf } from './rows';
import { taxes } from './taxes';
import { verificationTolerances } from './tolerances';

const accessRows = () =>
  Object.entries(accessPrices).flatMap(([year, tables]) => {
    const norms = accessNorms[Number(year) as AccessYear];
    return Object.entries(tables).flatMap(([kind, table]) =>
      rowsOf(table, {
        kind: kind as ParameterKind,
        from: `${year}-01-01`,
        to: `${year}-12-31`,
        norm: kind.endsWith('Toll') ? norms.toll : norms.charge,
      }),
    );
  });

const excessRows = () =>
  excessPrices.flatMap(({ from, to, norm, notes, ...tables }) =>
    (['excessDaily', 'excessMonthly'] as const).flatMap((kind) => {
      const note = notes?.[kind];
      return rowsOf(tables[kind], { kind, from, to, norm, ...(note && { note }) });
    }),
  );

/** K_p up to March 2025: the toll of the period over P1's, with six decimals. */
const ratioRows = () =>
  ([2024, 2025] as const).flatMap((year) =>
    Object.entries(accessPrices[year].powerToll).flatMap(([tariff, prices]) => {
      const tolls = prices.split(' ').map(exact);
      const [first = exact(1)] = tolls;
      const ratios = tolls.map((toll) => toText(toll.div(first).round(6)));
      return rowsOf(
        { [tariff]: ratios.join(' ') },
        {
          kind: 'excessRatio',
          from: `${year}-01-01`,
          to: year === 2025 ? '2025-03-31' : '2024-12-31',
          norm: accessNorms[year].toll,
          note: 'K_p = peaje de potencia del periodo / peaje de P1.',
        },
      );
    }),
  );

/**
 * The regulated parameters from 2024 to 2026 as transcribed, with validity, norm and state: the first
 * version of a table that is stored, so they never change (docs/decisions/013). Check them against the
 * Official Gazette before a claim.
 */
export const firstParameters: readonly RegulatedParameter[] = [
  ...accessRows(),
  ...excessRows(),
  ...ratioRows(),
  ...taxes,
  ...otherLines,
];

export { canariesAndWinter2025, officialTexts, rightsAndDiscounts, verificationTolerances };

/** The parameters of today: the first version with each later version, in order. */
export const regulatedParameters: readonly RegulatedParameter[] = [
  officialTexts,
  rightsAndDiscounts,
  canariesAndWinter2025,
  verificationTolerances,
].reduce(withChanges, firstParameters);

/** @returns a new table of `regulatedParameters` */
export const defaultParameters = (): ParameterTable => parameterTable(regulatedParameters);
