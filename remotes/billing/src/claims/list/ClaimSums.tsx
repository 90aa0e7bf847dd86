import { useQuery } from '@tanstack/react-query';
import type { ClaimTotalsQuery } from '@vatio/contracts/billing/claims';
import type { ClaimState } from '@vatio/contracts/billing/claimWords';
import { count, euros, number } from '@vatio/ui/format';
import { Figure, Figures, Segments } from '@vatio/ui/layout';
import { factOfSums } from '../../common/facts';
import { claimStateLabels } from '../claim';
import { claimTotalsQuery } from '../claimApi';

export interface ClaimSumsProps {
  /** The query of the list. */
  readonly query: Partial<ClaimTotalsQuery>;
  /** `''`: all states. */
  readonly onState: (state: ClaimState | '') => void;
  readonly onOverdue: () => void;
}

/** The sums of all that the list shows, what is late, and how many claims have each state. */
export function ClaimSums({ query, onState, onOverdue }: ClaimSumsProps) {
  const { data, isPending } = useQuery(claimTotalsQuery(query));
  const eur = (text: string | undefined) => (text === undefined ? undefined : euros(Number(text)));
  const fact = factOfSums('claims', query);
  const overdue = data?.dues.find(({ due }) => due === 'overdue')?.claims ?? 0;
  const all = data?.states.reduce((sum, { claims }) => sum + claims, 0);
  const options = Object.entries(claimStateLabels).map(([state, label]) => ({
    value: state as ClaimState | '',
    label: labelWith(label, data?.states.find((one) => one.state === state)?.claims),
  }));
  return (
    <>
      {(isPending || data) && (
        <div className="card mb-3">
          <div className="card-body" aria-busy={isPending}>
            <Figures>
              <Figure
                label="Reclamado"
                fact={`${fact}:claimed`}
                note={data ? count(data.claims, 'reclamación', 'reclamaciones') : '\u00a0'}
              >
                {eur(data?.claimedEur)}
              </Figure>
              <Figure label="Recuperado" note="con intereses" fact={`${fact}:recovered`}>
                {eur(data?.recoveredEur)}
              </Figure>
              <Figure label="Sin respuesta" note="de las abiertas" fact={`${fact}:open`}>
                {eur(data?.openEur)}
              </Figure>
            </Figures>
          </div>
        </div>
      )}
      {overdue > 0 && query.due !== 'overdue' && (
        <p className="alert alert-warning d-flex flex-wrap align-items-center gap-2">
          {count(overdue, 'reclamación vencida', 'reclamaciones vencidas')} sin respuesta.
          <button type="button" className="btn btn-sm btn-primary" onClick={onOverdue}>
            Verlas
          </button>
        </p>
      )}
      <div className="mb-3">
        <Segments
          label="Estado"
          options={[{ value: '', label: labelWith('Todas', all) }, ...options]}
          value={query.state ?? ''}
          onChange={onState}
        />
      </div>
    </>
  );
}

/** «Abierta · 12»; «…» while the number is loading or unavailable. */
const labelWith = (label: string, claims: number | undefined) =>
  `${label} · ${claims === undefined ? '…' : number(claims)}`;
