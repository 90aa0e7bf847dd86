import type { Claim } from '@vatio/contracts/billing/claims/claims';
import { date, euros } from '@vatio/ui/format';
import { Link } from 'react-router-dom';
import { billPath } from '../../bills/billPaths';
import { factOfClaim } from '../../common/facts';
import { isLapsing } from '../../common/lapse';

type ClaimedBill = Claim['claimedBills'][number];

/** Changes since the claim was made, and deadlines that will soon pass. */
export function ClaimWarnings({ claim }: { readonly claim: Claim }) {
  const { claimedBills, state } = claim;
  const changed = claimedBills.filter(({ check }) => check === 'changed');
  const pending = claimedBills.filter(({ check }) => check === 'pending');
  const rectified = claimedBills.filter(({ rectifiedBy }) => rectifiedBy.length > 0);
  const more = Number(claim.recoveredEur ?? 0) - Number(claim.claimedEur);
  const lapsing =
    state === 'accepted'
      ? []
      : claimedBills.filter(({ claimableUntil }) => isLapsing(claimableUntil));
  return (
    <>
      {claim.interestMissing.map((message) => (
        <p key={message} className="small text-muted">
          {message}
        </p>
      ))}
      {changed.length > 0 && (
        <p className="alert alert-warning">
          La comprobación ha cambiado desde que se hizo la reclamación: <Bills bills={changed} />.
          Sus cifras siguen siendo las de entonces
          {state === 'open' && '; si ya no valen, bórrala y haz otra'}.
        </p>
      )}
      {pending.length > 0 && (
        <p className="alert alert-warning">
          Hay que volver a verificar: <Bills bills={pending} />.
        </p>
      )}
      {rectified.map(({ billId, number, rectifiedBy }) => (
        <p key={billId} className="alert alert-info">
          La factura <bdi>{number}</bdi> está rectificada por{' '}
          {rectifiedBy.map(({ id, number: other }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={billPath(id)}>
                <bdi>{other}</bdi>
              </Link>
            </span>
          ))}
          .{state === 'open' && ' Si devuelve lo reclamado, apunta la respuesta y lo recuperado.'}
        </p>
      ))}
      {more > 0 && (
        <p className="alert alert-warning" data-fact={`${factOfClaim(claim.id)}:recovered-more`}>
          Se han recuperado {euros(more)} más de lo reclamado: si no son intereses hasta el pago ni
          una compensación, corrige la respuesta.
        </p>
      )}
      {lapsing.map(({ billId, number, claimableUntil }) => (
        <p key={billId} className="alert alert-warning">
          Lo reclamado de la factura <bdi>{number}</bdi> prescribe el {date(claimableUntil)}: a los
          cinco años (Código Civil, arts. 1964.2 y 1973).
        </p>
      ))}
    </>
  );
}

const Bills = ({ bills }: { readonly bills: readonly ClaimedBill[] }) =>
  bills.map(({ billId, number }, index) => (
    <span key={billId}>
      {index > 0 && ', '}
      <Link to={billPath(billId)}>
        <bdi>{number}</bdi>
      </Link>
    </span>
  ));
