import type { StudyInputs, StudySnapshotAnswer } from '@vatio/contracts/energyAnalysis/studies';
import { parameterShapes, parameterUnits } from '@vatio/energy/tariff';
import { date } from '@vatio/ui/format';
import { pricesOf } from '../../power/prices';

type Parameter = StudyInputs['parameters'][number];

/** Regulated values of one kind, validity and norm, P1 first. */
export interface ParameterGroup {
  readonly title: string;
  readonly unit: string;
  readonly from: string;
  readonly to: string | null;
  readonly norm: string;
  readonly values: readonly Parameter[];
}

function nameOf({ kind, variant }: Pick<Parameter, 'kind' | 'variant'>): string {
  const { title, variants } = parameterShapes[kind];
  const words: Readonly<Record<string, string>> = variants ?? {};
  return variant && words[variant] ? `${title}, ${words[variant]}` : title;
}

/** What the amounts of a report are made of, by kind and validity. */
export function parameterGroups(
  inputs: StudyInputs,
  snapshot: StudySnapshotAnswer,
  hasReactive: boolean,
): readonly ParameterGroup[] {
  const reactive = hasReactive ? reactivePrices(inputs, snapshot) : [];
  return [...pricesOf(inputs, snapshot), ...reactive].flatMap((values) => {
    const [first] = values;
    if (!first) return [];
    const { kind, from, to, norm } = first;
    return [{ title: nameOf(first), unit: parameterUnits[kind], from, to, norm, values }];
  });
}

function reactivePrices(
  { parameters }: StudyInputs,
  { window }: StudySnapshotAnswer,
): readonly (readonly Parameter[])[] {
  return parameters
    .filter(
      ({ kind, from, to }) =>
        kind === 'reactive' && from <= window.lastDay && (to === null || to >= window.firstDay),
    )
    .map((one) => [one]);
}

/** What is not settled about the regulated values of a window: Spanish, whole sentences. */
export function openQuestions(
  inputs: StudyInputs,
  snapshot: StudySnapshotAnswer,
): readonly string[] {
  const used = pricesOf(inputs, snapshot).flat();
  return [
    ...new Set(
      used.flatMap((parameter) => {
        const { from, state, condition, norm } = parameter;
        if (state === 'pending') {
          return [
            `${nameOf(parameter)} desde el ${date(from)} está pendiente de publicar: ${norm}.`,
          ];
        }
        return condition ? [`Por decidir: ${condition.question}`] : [];
      }),
    ),
  ];
}
