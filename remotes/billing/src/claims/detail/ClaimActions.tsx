import type { Claim } from '@vatio/contracts/billing/claims/claims';
import { useHasRole } from '@vatio/platform';
import { ActionButton, MoreActions, notifyError, notifyUndo } from '@vatio/ui/layout';
import { FileText, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { claimsPath, editClaimPath, letterPath } from '../../common/claimPaths';
import { useDeleteClaim, useReopenClaim, useRestoreClaim } from '../claimApi';

/** The actions this person may take on a claim, besides the answer to it. */
export function ClaimActions({ claim }: { readonly claim: Claim }) {
  const canWrite = useHasRole('admin', 'writer');
  return (
    <>
      <Link className="btn btn-outline-primary" to={letterPath(claim.id)}>
        <FileText aria-hidden="true" /> Carta
      </Link>
      {canWrite && claim.state === 'open' && (
        <>
          <Link className="btn btn-outline-primary" to={editClaimPath(claim.id)}>
            <Pencil aria-hidden="true" /> Editar
          </Link>
          <MoreActions>
            <DeleteClaim claim={claim} />
          </MoreActions>
        </>
      )}
      {canWrite && claim.state !== 'open' && <ReopenClaim claim={claim} />}
    </>
  );
}

function ReopenClaim({ claim: { id, version } }: { readonly claim: Claim }) {
  const reopen = useReopenClaim();
  return (
    <ActionButton
      look="outline-primary"
      busy={reopen.isPending && 'Reabriendo…'}
      onClick={() => reopen.mutate({ id, version }, { onError: notifyError })}
    >
      <RotateCcw aria-hidden="true" /> Reabrir
    </ActionButton>
  );
}

/** Deletes at once, with «Deshacer»: the claim can be restored. */
function DeleteClaim({ claim: { id, version, reference } }: { readonly claim: Claim }) {
  const remove = useDeleteClaim();
  const restore = useRestoreClaim();
  const navigate = useNavigate();
  const onSuccess = () => {
    void navigate(claimsPath);
    notifyUndo({
      text: `Reclamación ${reference} borrada`,
      // Deleting it was a change, too.
      onUndo: () => restore.mutate({ id, version: version + 1 }, { onError: notifyError }),
    });
  };
  return (
    <ActionButton
      look="outline-danger"
      busy={remove.isPending && 'Borrando…'}
      onClick={() => remove.mutate({ id, version }, { onSuccess, onError: notifyError })}
    >
      <Trash2 aria-hidden="true" /> Borrar
    </ActionButton>
  );
}
