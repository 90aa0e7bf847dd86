import { useQuery } from '@tanstack/react-query';
import { dateTime } from '@vatio/ui/format';
import { parameterVersionsQuery } from '../parameterApi';

export interface OldVersionProps {
  readonly version: number;
  readonly onLeave: () => void;
}

/** Says that the tables show an old version, and leads back to the newest. */
export function OldVersion({ version, onLeave }: OldVersionProps) {
  // The page with that version, newest first: numbers have no gaps.
  const newest = useQuery(parameterVersionsQuery({ page: 1, pageSize: 1 }));
  const page = newest.data ? Math.max(1, newest.data.total - version + 1) : 1;
  const found = useQuery({
    ...parameterVersionsQuery({ page, pageSize: 1 }),
    enabled: newest.data !== undefined,
  });
  const at = found.data?.rows.find(({ number }) => number === version)?.at;
  return (
    <div
      className="alert alert-info d-flex flex-wrap align-items-center justify-content-between gap-2"
      role="status"
    >
      <span>
        Ves la tabla tal como era en la <strong>versión {version}</strong>
        {at && `, del ${dateTime(at)}`}.
      </span>
      <button type="button" className="btn btn-sm btn-primary" onClick={onLeave}>
        Ver la de ahora
      </button>
    </div>
  );
}
