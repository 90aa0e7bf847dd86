import {
  isParameterKind,
  type ParameterKey,
  type ParameterKind,
  parameterKeys,
  parameterShapes,
  parameterTariffs,
  type Tariff,
  tariffs,
} from '@vatio/energy/tariff';
import { isDay } from '@vatio/records/day';

/** The subject of a change: a class, and its tariff or its variant if it has any. */
export interface ParameterSubject {
  readonly kind: ParameterKind;
  readonly tariff?: Tariff;
  readonly variant?: string;
}

/** The days that a change is proposed for; '' = not known. */
export interface ProposedDays {
  readonly from: string;
  readonly to: string;
}

const names = { kind: 'clase', tariff: 'tarifa', variant: 'tipo', from: 'desde', to: 'hasta' };

/** Reads the URL of the form. For what it does not say, or says wrongly, the first choice is taken. */
export function subjectOf(params: URLSearchParams): ParameterSubject {
  const said = params.get(names.kind) ?? '';
  const kind = isParameterKind(said) ? said : 'powerToll';
  const { term, variants } = parameterShapes[kind];
  if (term) {
    const tariff = parameterTariffs(kind).find((one) => one === params.get(names.tariff));
    return { kind, tariff: tariff ?? tariffs[0] };
  }
  if (!variants) return { kind };
  const [first = ''] = Object.keys(variants);
  const variant = params.get(names.variant) ?? '';
  return { kind, variant: Object.hasOwn(variants, variant) ? variant : first };
}

export function daysOf(params: URLSearchParams): ProposedDays {
  const [from, to] = [params.get(names.from), params.get(names.to)];
  return { from: isDay(from) ? from : '', to: isDay(to) ? to : '' };
}

/** The address of the form for a subject and days. */
export function changeAddress(
  {
    kind,
    tariff,
    variant,
  }: { kind: ParameterKind; tariff?: string | null; variant?: string | null },
  { from, to }: { from?: string; to?: string | null } = {},
): string {
  const params = Object.entries({ kind, tariff, variant, from, to }).flatMap(([name, value]) =>
    value ? [[names[name as keyof typeof names], value]] : [],
  );
  return `/user/parametros/nuevo?${new URLSearchParams(params)}`;
}

/** The parameters that get a value by a change: one for each period, or a single one. */
export const keysOf = ({ kind, tariff, variant }: ParameterSubject): readonly ParameterKey[] =>
  tariff ? parameterKeys(kind, tariff) : [{ kind, ...(variant && { variant }) }];
