import type { StudyInputs, StudySnapshotAnswer } from '@vatio/contracts/energy-analysis/studies';
import { type ReactiveCost, type ReactiveSupply, reactiveCost } from '@vatio/energy/bill';
import { reactiveLack, stretchesOf } from '@vatio/energy/study';
import { type ParameterTable, parameterTable, regulatedOf } from '@vatio/energy/tariff';
import { factOfReactive } from '../studies/studyFacts';

export interface Reactive {
  /** The prefix of its amounts' fact keys. */
  readonly fact: string;
  readonly supply: ReactiveSupply;
  readonly cost: ReactiveCost;
  readonly table: ParameterTable;
  /** The reason why the cost does not cover all months; null: it does. Spanish, a whole sentence. */
  readonly lack: string | null;
}

/**
 * @param fact of the calculation
 * @returns what the reactive energy of a snapshot's readings costs; undefined when none of them has it
 */
export function reactiveOf(
  snapshot: StudySnapshotAnswer,
  { parameters }: StudyInputs,
  fact: string,
): Reactive | undefined {
  const { tariff, territory } = snapshot;
  const months = stretchesOf({ ...snapshot, curve: null }).flatMap(({ range, reading }) =>
    reading?.reactiveKvarh
      ? [{ range, energyKwh: reading.energyKwh, reactiveKvarh: reading.reactiveKvarh }]
      : [],
  );
  if (months.length === 0) return undefined;
  const table = parameterTable(parameters.map(regulatedOf));
  const supply = { tariff, territory, months };
  const lack = reactiveLack(snapshot)?.message ?? null;
  const cost = reactiveCost(supply, table);
  return { fact: factOfReactive(fact), supply, table, lack, cost };
}
