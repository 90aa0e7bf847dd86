import type { StudyInputs, StudySnapshotAnswer } from '@vatio/contracts/energy-analysis/studies';
import { parameterShapes, parameterUnits } from '@vatio/energy/tariff';
import { date } from '@vatio/ui/format';
import type { Comparison } from '../../offers/comparison';
import { pricesOfPowers } from '../../power/prices';
import type { ReportFound } from '../found';

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

/** The regulated values behind the amounts of a report, by kind and validity. */
export function parameterGroups({
  inputs,
  calculation,
  reactive,
  offers,
  variants,
}: ReportFound): readonly ParameterGroup[] {
  const { snapshot } = calculation;
  const ofPowers = variants.length > 0 ? pricesOfPowers(inputs, calculation) : [];
  const ofReactive = reactive ? reactivePrices(inputs, snapshot) : [];
  const shown = new Set([...ofPowers, ...ofReactive].flat());
  const ofTariff = {
    ...inputs,
    parameters: inputs.parameters.filter(
      ({ tariff }) => tariff === null || tariff === snapshot.tariff,
    ),
  };
  const ofOffers = offers ? offerPrices(ofTariff, offers, shown) : [];
  return [...ofPowers, ...ofReactive, ...ofOffers].flatMap((values) => {
    const [first] = values;
    if (!first) return [];
    const { kind, from, to, norm } = first;
    const isOther = first.tariff !== null && first.tariff !== snapshot.tariff;
    const title = isOther ? `${nameOf(first)} (${first.tariff})` : nameOf(first);
    return [{ title, unit: parameterUnits[kind], from, to, norm, values }];
  });
}

/** The parameters named by the lines of offers and not already shown for the powers. */
function offerPrices(
  { parameters }: StudyInputs,
  { rows }: Comparison,
  shown: ReadonlySet<Parameter>,
): readonly (readonly Parameter[])[] {
  const named = new Set(
    rows.flatMap(({ lines }) => lines.flatMap((line) => line.parameters.map(keyOf))),
  );
  const groups = new Map<string, Parameter[]>();
  for (const parameter of parameters) {
    if (shown.has(parameter) || !named.has(keyOf(parameter))) continue;
    const key = `${parameter.kind} ${parameter.variant} ${parameter.from} ${parameter.norm}`;
    groups.set(key, [...(groups.get(key) ?? []), parameter]);
  }
  return [...groups.values()].map((rows) =>
    rows.sort((one, other) => (one.period ?? 0) - (other.period ?? 0)),
  );
}

const keyOf = ({ kind, period, variant, from }: KeyedParameter) =>
  [kind, period ?? '', variant ?? '', from].join(' ');

/** The key of a parameter, in the engine's form and as it is sent. */
interface KeyedParameter {
  readonly kind: string;
  readonly period?: number | null;
  readonly variant?: string | null;
  readonly from: string;
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

/** The open questions about the regulated values of a report, taxes too: Spanish, whole sentences. */
export function openQuestions(found: ReportFound): readonly string[] {
  const used = parameterGroups(found).flatMap(({ values }) => values);
  return [
    ...new Set(
      used.flatMap((parameter) => {
        const { from, state, condition, norm } = parameter;
        if (state === 'pending') {
          return [
            `${nameOf(parameter)} desde el ${date(from)} está pendiente de publicar: ${norm}.`,
          ];
        }
        return condition
          ? [
              `${nameOf(parameter)} desde el ${date(from)} está pendiente de un dato oficial: ${norm}.`,
            ]
          : [];
      }),
    ),
  ];
}
