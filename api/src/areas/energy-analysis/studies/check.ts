import type { StudyCheck, StudyCheckQuery } from '@vatio/contracts/energy-analysis/studies';
import { completenessOf, reactiveLack } from '@vatio/energy/study';
import { voltageCaution } from '@vatio/energy/tariff';
import type { ComputingParts } from '../../../areaKit/area';
import type { Asked } from '../../../computing/computation';
import { readParameterTable } from '../../user/door';
import { inWords, yearFrom } from '../window';
import { whyNoPowers } from './calculate';
import { type TakenSnapshot, takeSnapshot } from './snapshot';

/**
 * Checks whether a study of a point in twelve months can be calculated, and how far it would be trusted.
 *
 * @throws Refusal missing, invalid when no contract is in force at the end of the months, or as `Computing`
 */
export async function checkSupply(
  { db, computing }: Pick<ComputingParts, 'db' | 'computing'>,
  { supplyPointId, firstMonth }: StudyCheckQuery,
  asked: Asked,
): Promise<StudyCheck> {
  const window = yearFrom(firstMonth);
  return computing.turn(asked, async (run) => {
    const taken = await takeSnapshot(db, supplyPointId, window);
    const { rows: parameters } = await readParameterTable(db);
    const { snapshot } = taken;
    const whyNot = await run(whyNoPowers, { snapshot, parameters });
    return { window, ...found(taken, whyNot) };
  });
}

/** @param whyNot why there are no powers of least cost */
function found(taken: TakenSnapshot, whyNot: StudyCheck['findings']): Omit<StudyCheck, 'window'> {
  const { findings, ...known } = completenessOf(taken.snapshot);
  const particular = taken.supplyCautions.filter(({ code }) => toldBefore.includes(code));
  const lack = reactiveLack(taken.snapshot);
  return {
    ...known,
    ...(lack?.isWhole && { isReactiveUnknown: true }),
    findings: [
      ...whetherArchived(taken),
      ...whyNot,
      ...findings.map((finding) => ({ ...finding, months: [...finding.months] })),
      ...otherTariff(taken),
      ...againstVoltage(taken),
      ...particular.map((one) => ({ severity: 'warning' as const, ...one, months: [] })),
    ],
  };
}

/** The cautions about a supply that a person should know before studying it. */
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
