import type { DataFilter } from '@vatio/contracts/company/points';
import { count, date } from '@vatio/ui/format';
import { daysBetween } from '../common/values/days';
import type { SupplyPoint } from './point';

export type PointData = SupplyPoint['data'];

/** The filters by data, in the words of the filter and its chip. */
export const dataOptions = [
  { value: 'late', label: 'Sin datos recientes' },
  { value: 'none', label: 'Nunca han tenido' },
  { value: 'outdated', label: 'Nunca, o no recientes' },
  { value: 'holes', label: 'Con huecos' },
  { value: 'current', label: 'Al día' },
] as const satisfies readonly { readonly value: DataFilter; readonly label: string }[];

/** «hace 57 días» */
export const ageInWords = (lastDay: string, today: string): string =>
  `hace ${count(daysBetween(lastDay, today), 'día', 'días')}`;

/** «falta 1 día», «faltan 3 días» */
export const missingInWords = (missingDays: number): string =>
  `${missingDays === 1 ? 'falta' : 'faltan'} ${count(missingDays, 'día', 'días')}`;

/** «el 10 nov 2026», «del 10 nov 2026 al 12 nov 2026» */
export const gapInWords = ({ from, to }: PointData['gaps'][number]): string =>
  from === to ? `el ${date(from)}` : `del ${date(from)} al ${date(to)}`;

/** The number of missing days outside the listed gaps: the older days. */
export const untoldDays = ({ missingDays, gaps }: PointData): number =>
  gaps.reduce((days, { from, to }) => days - daysBetween(from, to) - 1, missingDays);
