import type { ReactNode } from 'react';
import type { FieldConflict } from './conflict';

export interface ConflictTableProps {
  readonly conflicts: readonly FieldConflict[];
  /** The meaning of the choice, unless it is about an overtaken change. */
  readonly children?: ReactNode;
}

/** Both versions of a record, field by field. */
export const ConflictTable = ({ conflicts, children }: ConflictTableProps) => (
  <>
    <p>{children ?? 'Puedes guardar lo tuyo sobre lo que hay ahora, o descartarlo.'}</p>
    {/* Columns of one width: by their content, a narrow screen would break short words. */}
    <table className="table table-sm" style={{ tableLayout: 'fixed' }}>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">Lo tuyo</th>
          <th scope="col">Ahora</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map(({ label, yours, current }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="text-break">
              {yours === undefined ? 'sin cambios' : <bdi>{yours}</bdi>}
            </td>
            <td className="text-break">
              <bdi>{current}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
