import type { StudyCheck, StudyCheckQuery } from '@vatio/contracts/energyAnalysis/studies';
import { completenessOf } from '@vatio/energy/study';
import { voltageCaution } from '@vatio/energy/tariff';
import type { Db } from '../../../db/transaction';
import { readParameterTable } from '../../user/door';
import { inWords, yearFrom } from '../window';
import { calculability } from './calculate';
import { type TakenSnapshot, takeSnapshot } from './snapshot';

/**
 * Whether a study of a point in twelve months can be calculated, and how far it would be trusted.
 *
 * @throws Refusal missing, or invalid when no contract is in force at the end of the months
 */
export async function checkSupply(
  db: Db,
  { supplyPointId, firstMonth }: StudyCheckQuery,
): Promise<StudyCheck> {
  const window = yearFrom(firstMonth);
  const taken = await takeSnapshot(db, supplyPointId, window);
  const { findings, ...known } = completenessOf(taken.snapshot);
  const particular = taken.supplyCautions.filter(({ code }) => toldBefore.includes(code));
  const { table } = await readParameterTable(db);
  return {
    window,
    ...known,
    findings: [
      ...whetherArchived(taken),
      ...calculability(taken.snapshot, table),
      ...findings.map((finding) => ({ ...finding, months: [...finding.months] })),
      ...otherTariff(taken),
      ...againstVoltage(taken),
      ...particular.map((one) => ({ severity: 'warning' as const, ...one, months: [] })),
    ],
  };
}

/** What a person should know of a supply before they study it. */
const toldBefore: readonly string[] = [
  'contractChanged',
  'powersChanged',
  'pointTypeChanged',
  'curveEstimated',
];

/** Why a study of such a point is not calculated. */
export const archived = 'Este punto está archivado: restáuralo en PDS antes de calcular.';

const whetherArchived = ({ isArchived }: TakenSnapshot): StudyCheck['findings'] =>
  isArchived
    ? [{ severity: 'blocking', code: 'pointArchived', message: archived, months: [] }]
    : [];

function otherTariff({ leftOut, snapshot }: TakenSnapshot): StudyCheck['findings'] {
  if (!leftOut) return [];
  const message = `Hay lecturas de una tarifa anterior a la ${snapshot.tariff} (${inWords(leftOut)}), que no cuentan: un estudio va con la tarifa de su último día.`;
  return [{ severity: 'warning', code: 'otherTariff', message, months: [] }];
}

function againstVoltage({ snapshot }: TakenSnapshot): StudyCheck['findings'] {
  const message = voltageCaution(snapshot.tariff, snapshot.voltageKv);
  return message
    ? [{ severity: 'warning', code: 'tariffAgainstVoltage', message, months: [] }]
    : [];
}
