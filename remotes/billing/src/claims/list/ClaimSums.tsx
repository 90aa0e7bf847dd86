import { useQuery } from '@tanstack/react-query';
import { claimRowRecord } from '@vatio/contracts/billing/claims/claimRecord';
import { count, euros } from '@vatio/ui/format';
import { Figure, Sums } from '@vatio/ui/layout';
import { useShownList } from '@vatio/ui/table';
import { factOfSums } from '../../common/facts';
import { StateSegments } from '../../common/StateSegments';
import { claimTotalsQuery } from '../claimApi';

const { claimedEur, recoveredEur, state } = claimRowRecord.fields;

/** The sums of all that the list shows, what is late, and how many claims have each state. */
export function ClaimSums() {
  const { list, query } = useShownList();
  const { sort: _sort, page: _page, pageSize: _size, ...filters } = query;
  const { data, isPending } = useQuery(claimTotalsQuery(filters));
  const eur = (text: string | undefined) => (text === undefined ? undefined : euros(Number(text)));
  const fact = factOfSums('claims', filters);
  const overdue = data?.dues.find(({ due }) => due === 'overdue')?.claims ?? 0;
  return (
    <>
      {(isPending || data) && (
        <Sums label="Sumas de lo que se ve" isBusy={isPending}>
          <Figure
            label={claimedEur.label}
            fact={`${fact}:claimed`}
            note={data ? count(data.claims, 'reclamación', 'reclamaciones') : '\u00a0'}
          >
            {eur(data?.claimedEur)}
          </Figure>
          <Figure label={recoveredEur.label} note="con intereses" fact={`${fact}:recovered`}>
            {eur(data?.recoveredEur)}
          </Figure>
          <Figure label="Sin respuesta" note="de las abiertas" fact={`${fact}:open`}>
            {eur(data?.openEur)}
          </Figure>
        </Sums>
      )}
      {overdue > 0 && query.due !== 'overdue' && (
        <p className="alert alert-warning py-2 small d-flex align-items-center gap-2">
          {count(overdue, 'reclamación vencida', 'reclamaciones vencidas')} sin respuesta.
          <button
            type="button"
            className="btn btn-sm btn-primary"
            onClick={() => list.change({ filters: { plazo: 'overdue' } })}
          >
            Verlas
          </button>
        </p>
      )}
      <StateSegments
        field={state}
        counts={data?.states.map((of) => [of.state, of.claims] as const)}
        value={String(query.state ?? '')}
        onChange={(estado) => list.change({ filters: { estado } })}
      />
    </>
  );
}
