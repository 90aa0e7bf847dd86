import type { ParameterChange } from '@vatio/contracts/user/parameters';
import { parameterShapes } from '@vatio/energy/tariff';
import { spanishDay } from '../../../localDay';

/** The subject of a change: «IVA: Reducido, del 01/01/2027 al 31/12/2027». */
export function describeChange({ values, from, to }: ParameterChange): string {
  const kinds = [...new Set(values.map(({ kind }) => kind))];
  const subjects = kinds.map((kind) => {
    const { title, variants = {} } = parameterShapes[kind];
    const details = values
      .filter((value) => value.kind === kind)
      .flatMap(({ tariff, variant }) => tariff ?? variants[variant ?? ''] ?? []);
    return details.length > 0 ? `${title}: ${[...new Set(details)].join(', ')}` : title;
  });
  const days = to ? `del ${spanishDay(from)} al ${spanishDay(to)}` : `desde el ${spanishDay(from)}`;
  return `${subjects.join('; ')}, ${days}`;
}
