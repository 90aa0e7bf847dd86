import { newClientSchema } from '@vatio/contracts/company/clients';
import { readPowerChangesCell, rowPointSchema } from '@vatio/contracts/company/imports/pointRows';
import { powersOn } from '@vatio/contracts/company/powerChanges';
import { checkCups, checkTaxId } from '@vatio/energy/cups';
import { proposePointType, proposeTerritory } from '@vatio/energy/tariff';
import { exactDecimal } from '@vatio/records/rules';
import { object } from 'zod';
import { hasNone } from '../../../imports/rows';
import { contractWarnings } from '../contracts/rules';
import { pointProblems as rightsProblems } from '../points/rules';
import {
  type Cells,
  type FieldProblems,
  fieldAt,
  hasPeriods,
  periodValues,
  readerOf,
} from './cells';
import { contractOf, hasContract } from './contract';

const readPoint = readerOf(rowPointSchema);
const readName = readerOf(object({ clientName: newClientSchema.shape.name }));
const readKind = readerOf(object({ clientKind: newClientSchema.shape.kind }));

/**
 * Judges a row by itself, apart from facts that only the database knows.
 *
 * @param today decides which powers are in force
 */
export function judgeRow(line: number, sent: Cells, today: string) {
  const proposed = proposalsOf(sent, today);
  const cells = { ...sent, ...proposed };
  const { clientName = '' } = cells;
  const [taxId, cups] = [checkTaxId(cells.taxId ?? ''), checkCups(cells.cups ?? '')];
  const { contract, problems: contractProblems } = contractOf(cells);
  const { data: point, problems: pointProblems } = readPoint(cells);
  const { data: ofClient, problems: kindProblems } = readKind(cells);
  const problems: FieldProblems = {
    ...(!taxId.isValid && { taxId: withoutStop(taxId.message) }),
    ...(clientName && readName(cells).problems),
    ...kindProblems,
    ...(point && rightsProblems(point)),
    ...pointProblems,
    ...(!cups.isValid && { cups: withoutStop(cups.message) }),
    ...contractProblems,
  };
  const isRight = hasNone(problems);
  return {
    /** The number that the person sees. */
    line,
    problems,
    proposed,
    clientName,
    /** null: unknown. */
    clientKind: ofClient?.clientKind ?? null,
    clientManager: cells.clientManager ?? '',
    /** True when the row has a NIF at all, right or wrong. */
    hasTaxId: cells.taxId !== undefined,
    /** Normalised; null when it is wrong. */
    taxId: taxId.isValid ? taxId.taxId : null,
    cups20: cups.isValid ? cups.cups20 : null,
    /** The point to write; null when the row has a problem. */
    point: isRight && point && cups.isValid ? { ...point, cups: cups.cups } : null,
    contract: isRight ? contract : null,
    /** Doubts that do not prevent the import. */
    warnings:
      contract && point
        ? contractWarnings(contract, point.voltageKv).map(({ field, message }) => ({
            field: fieldAt(field.split('.')),
            message,
          }))
        : [],
  };
}
/** A row, judged by itself. */
export type JudgedRow = ReturnType<typeof judgeRow>;

const withoutStop = (message: string) => message.replace(/\.$/, '');

/** Values that follow from the rest of the row. */
function proposalsOf(cells: Cells, today: string): Cells {
  const territory = cells.territory ? null : proposeTerritory(cells.postcode ?? '');
  const pointType = cells.pointType ? null : pointTypeOf(powersInForce(cells, today));
  const control = cells.powerControl ? null : controlOf(cells.tariff, cells.pointType ?? pointType);
  return {
    ...(territory && { territory }),
    ...(pointType && { pointType }),
    ...(control && { powerControl: control }),
    ...(hasContract(cells) && contractDefaults(cells)),
  };
}

const powersInForce = (cells: Cells, today: string): readonly string[] =>
  powersOn(
    {
      powersKw: periodValues(cells, 'powersKw'),
      powerChanges: readPowerChangesCell(cells.powerChanges ?? ''),
    },
    today,
  );

const power = exactDecimal({ maxDecimals: 3, max: 1_000_000, unit: 'kW' });

/** Takes the valid powers only: a wrong one has its own problem. */
function pointTypeOf(sent: readonly string[]): string | null {
  const powersKw = sent.filter((value) => power.safeParse(value).success);
  return powersKw.length > 0 ? String(proposePointType(powersKw)) : null;
}

/** Up to 15 kW the meter limits the power; above, the maximeter measures it. */
function controlOf(tariff: string | undefined, pointType: string | null): string | null {
  if (!tariff && pointType === null) return null;
  return (tariff ? tariff === '2.0TD' : pointType === '5') ? 'icp' : 'maximeter';
}

const contractDefaults = (cells: Cells): Cells => ({
  ...(!cells.mode && { mode: hasPeriods(cells, 'energyPricesEurPerKwh') ? 'fixed' : 'other' }),
  ...(!cells.use && { use: 'general' }),
});
