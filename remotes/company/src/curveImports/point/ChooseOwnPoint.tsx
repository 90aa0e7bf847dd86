import { useQuery } from '@tanstack/react-query';
import { formatCups } from '@vatio/energy/cups';
import { messageOf } from '@vatio/ui/layout';
import { useState } from 'react';
import { supplyPointListQuery } from '../../points/pointApi';
import { type SeenImport, useRecheckImport } from '../curveImportApi';
import { Finder } from './Finder';

export interface ChooseOwnPointProps {
  readonly found: SeenImport;
  readonly canChange: boolean;
}

/** The file does not name its point: a person chooses it, and the file is read again. */
export function ChooseOwnPoint({ found, canChange }: ChooseOwnPointProps) {
  const [q, setQ] = useState('');
  const points = useQuery({
    ...supplyPointListQuery({ state: 'active', pageSize: 5, ...(q && { q }) }),
    enabled: canChange,
  });
  const recheck = useRecheckImport(found);
  return (
    <div className="alert alert-warning">
      <p className="fw-bold mb-2">El fichero no dice de qué CUPS es.</p>
      {canChange && (
        <>
          <p className="mb-2">Elige el punto de suministro y lo revisamos otra vez.</p>
          <Finder
            label="Buscar por CUPS, alias o cliente"
            q={q}
            onSearch={setQ}
            rows={points.data?.rows}
            error={points.error}
            rowId={({ id }) => id}
            render={({ cups, alias, clientName }) => (
              <>
                <span className="d-block fw-bold">{formatCups(cups)}</span>
                <bdi>{[alias, clientName].filter(Boolean).join(' · ')}</bdi>
              </>
            )}
            onPick={({ id }) => recheck.mutate({ supplyPointId: id })}
            isBusy={recheck.isPending}
          />
        </>
      )}
      {recheck.isError && (
        <p className="mb-0 mt-2 text-danger" role="alert">
          {messageOf(recheck.error)}
        </p>
      )}
    </div>
  );
}
