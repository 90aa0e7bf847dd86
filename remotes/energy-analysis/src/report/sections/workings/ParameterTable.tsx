import { decimalInWords } from '@vatio/ui/format';
import { FigureTable } from '@vatio/ui/table';
import type { SectionProps } from '../../found';
import { type ParameterGroup, parameterGroups } from '../parameterGroups';
import { validityInWords } from '../words';

/** The regulated values behind the amounts: with their validity and the norm that set them. */
export function ParameterTable({ found }: SectionProps) {
  const groups = parameterGroups(found);
  const caption = `Parámetros regulados, versión ${found.calculation.parameterVersion}`;
  return (
    <FigureTable
      caption={caption}
      title={caption}
      rowHead="Parámetro"
      columns={['Vigencia', 'Valores', 'Norma'].map((header) => ({ header, isText: true }))}
      rows={groups.map((group) => ({
        id: `${group.title} ${group.from} ${group.norm}`,
        label: group.unit ? `${group.title}, ${group.unit}` : group.title,
        cells: [validityInWords(group.from, group.to), valuesInWords(group), group.norm],
      }))}
    />
  );
}

const valuesInWords = ({ values }: ParameterGroup): string =>
  values
    .map(({ period, value }) => {
      const text = value === null ? 'pendiente' : decimalInWords(value);
      return period === null ? text : `P${period} ${text}`;
    })
    .join(' · ');
