import type { StudyInputs, StudySnapshotAnswer } from '@vatio/contracts/energyAnalysis/studies';
import type { ParameterKind } from '@vatio/energy/tariff';

type Parameter = StudyInputs['parameters'][number];

const fixedKinds: readonly ParameterKind[] = ['powerToll', 'powerCharge'];

/** The parameters of the window, those of one kind and validity together, P1 first. */
export function pricesOf(
  { parameters }: StudyInputs,
  { window, pointType, powerControl }: StudySnapshotAnswer,
): readonly (readonly Parameter[])[] {
  const excess: readonly ParameterKind[] =
    powerControl === 'icp'
      ? []
      : pointType <= 3
        ? ['excessMonthly', 'excessRatio']
        : ['excessDaily'];
  const groups = new Map<string, Parameter[]>();
  for (const parameter of parameters) {
    const { kind, from, to } = parameter;
    if (![...fixedKinds, ...excess].includes(kind)) continue;
    if (from > window.lastDay || (to !== null && to < window.firstDay)) continue;
    const key = `${kind} ${from}`;
    groups.set(key, [...(groups.get(key) ?? []), parameter]);
  }
  return [...groups.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, rows]) => rows.sort((one, other) => (one.period ?? 0) - (other.period ?? 0)));
}
