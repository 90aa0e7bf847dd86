import type {
  StudyCalculation,
  StudyInputs,
  StudySnapshotAnswer,
} from '@vatio/contracts/energy-analysis/studies';
import type { ParameterKind } from '@vatio/energy/tariff';

type Parameter = StudyInputs['parameters'][number];

const fixedKinds: readonly ParameterKind[] = ['powerToll', 'powerCharge'];

const energyKinds: readonly ParameterKind[] = ['energyToll', 'energyCharge'];

/**
 * The parameters of the window that price a calculation's powers: for the contracted powers, and for the
 * optimum if it changes type or tariff.
 */
export function pricesOfPowers(
  inputs: StudyInputs,
  { snapshot, result }: Pick<StudyCalculation, 'snapshot' | 'result'>,
): readonly (readonly Parameter[])[] {
  const own = pricesOf(inputs, snapshot);
  const regime = result?.regime;
  if (!regime) return own;
  const there = { ...snapshot, ...regime };
  const isOther = regime.tariff !== snapshot.tariff;
  const energies = isOther
    ? [snapshot, there].flatMap((of) => pricesOf(inputs, of, energyKinds))
    : [];
  const known = new Set([...own, ...energies].flat());
  const others = pricesOf(inputs, there).filter(([first]) => first && !known.has(first));
  return [...own, ...others, ...energies];
}

/** The parameters of the window, those of one kind and validity together, P1 first. */
function pricesOf(
  { parameters }: StudyInputs,
  {
    window,
    tariff,
    pointType,
    powerControl,
  }: Pick<StudySnapshotAnswer, 'window' | 'tariff' | 'pointType' | 'powerControl'>,
  kinds: readonly ParameterKind[] = [...fixedKinds, ...excessKinds({ pointType, powerControl })],
): readonly (readonly Parameter[])[] {
  const groups = new Map<string, Parameter[]>();
  for (const parameter of parameters) {
    const { kind, from, to } = parameter;
    if (parameter.tariff !== null && parameter.tariff !== tariff) continue;
    if (!kinds.includes(kind)) continue;
    if (from > window.lastDay || (to !== null && to < window.firstDay)) continue;
    const key = `${kind} ${from}`;
    groups.set(key, [...(groups.get(key) ?? []), parameter]);
  }
  return [...groups.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, rows]) => rows.sort((one, other) => (one.period ?? 0) - (other.period ?? 0)));
}

function excessKinds({
  pointType,
  powerControl,
}: Pick<StudySnapshotAnswer, 'pointType' | 'powerControl'>): readonly ParameterKind[] {
  if (powerControl === 'icp') return [];
  return pointType <= 3 ? ['excessMonthly', 'excessRatio'] : ['excessDaily'];
}
