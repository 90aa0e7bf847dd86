import type { Claim } from '@vatio/contracts/billing/claims';
import { today } from '@vatio/contracts/time';
import { date } from '@vatio/ui/format';
import { Link } from 'react-router-dom';
import { billPath } from '../../bills/billPaths';

type ClaimedBill = Claim['claimedBills'][number];

/** A warning that five years are over comes so many days before. */
const warnedDays = 180;
const dayMs = 86_400_000;

/** What has changed since it was made, and what will soon be too late. */
export function ClaimWarnings({ claim }: { readonly claim: Claim }) {
  const { claimedBills, state } = claim;
  const changed = claimedBills.filter(({ check }) => check === 'changed');
  const pending = claimedBills.filter(({ check }) => check === 'pending');
  const rectified = claimedBills.filter(({ rectifiedBy }) => rectifiedBy.length > 0);
  const lapsing = state === 'accepted' ? [] : claimedBills.filter(isLapsing);
  return (
    <>
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
      {lapsing.map(({ billId, number, claimableUntil }) => (
        <p key={billId} className="alert alert-warning">
          Lo reclamado de la factura <bdi>{number}</bdi> prescribe el {date(claimableUntil)}: a los
          cinco años (Código Civil, arts. 1964.2 y 1973).
        </p>
      ))}
    </>
  );
}

const isLapsing = ({ claimableUntil }: ClaimedBill) =>
  Date.parse(claimableUntil) - Date.parse(today()) <= warnedDays * dayMs;

const Bills = ({ bills }: { readonly bills: readonly ClaimedBill[] }) =>
  bills.map(({ billId, number }, index) => (
    <span key={billId}>
      {index > 0 && ', '}
      <Link to={billPath(billId)}>
        <bdi>{number}</bdi>
      </Link>
    </span>
  ));
