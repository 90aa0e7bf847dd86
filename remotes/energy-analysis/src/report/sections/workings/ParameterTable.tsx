import { decimalInWords } from '@vatio/ui/format';
import { ScrollBox } from '@vatio/ui/table';
import type { SectionProps } from '../../found';
import { type ParameterGroup, parameterGroups } from '../parameterGroups';
import { validityInWords } from '../words';

/** The regulated values behind the amounts: with their validity and the norm that set them. */
export function ParameterTable({ found }: SectionProps) {
  const groups = parameterGroups(found);
  const caption = `Parámetros regulados, versión ${found.calculation.parameterVersion}`;
  return (
    <ScrollBox label={caption}>
      <table className="table table-sm mb-0">
        <caption className="caption-top">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-25">
              Parámetro
            </th>
            <th scope="col">Vigencia</th>
            <th scope="col">Valores</th>
            <th scope="col" className="w-25">
              Norma
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={`${group.title} ${group.from} ${group.norm}`}>
              <th scope="row" className="fw-normal">
                {group.title}
                {group.unit && `, ${group.unit}`}
              </th>
              <td>{validityInWords(group.from, group.to)}</td>
              <td>{valuesInWords(group)}</td>
              <td>{group.norm}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const valuesInWords = ({ values }: ParameterGroup): string =>
  values
    .map(({ period, value }) => {
      const text = value === null ? 'pendiente' : decimalInWords(value);
      return period === null ? text : `P${period} ${text}`;
    })
    .join(' · ');
