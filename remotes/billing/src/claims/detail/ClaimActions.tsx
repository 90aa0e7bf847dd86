import type { Claim } from '@vatio/contracts/billing/claims/claims';
import { useHasRole } from '@vatio/platform';
import { ActionButton, notifyError, notifyUndo } from '@vatio/ui/layout';
import { FileText, MessageSquareReply, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { claimsPath, editClaimPath, letterPath } from '../../common/claimPaths';
import { useDeleteClaim, useReopenClaim, useRestoreClaim } from '../claimApi';
import { SettleDialog } from './SettleDialog';

const eurForm = /^\d{1,9}(\.\d{1,2})?$/;

/** The actions this person may take on a claim. */
export function ClaimActions({ claim }: { readonly claim: Claim }) {
  const canWrite = useHasRole('admin', 'writer');
  const isOpen = claim.state === 'open';
  // A link to the form carries the amount that seems recovered: see `settleClaimPath`.
  const [params, setParams] = useSearchParams();
  const recovered = params.get('recuperado');
  const [isSettling, setIsSettling] = useState(isOpen && recovered !== null);
  const close = () => {
    setIsSettling(false);
    if (recovered !== null) setParams({}, { replace: true });
  };
  return (
    <>
      <Link className="btn btn-outline-primary" to={letterPath(claim.id)}>
        <FileText aria-hidden="true" /> Carta
      </Link>
      {canWrite && (
        <>
          {isOpen ? (
            <>
              <DeleteClaim claim={claim} />
              <Link className="btn btn-outline-primary" to={editClaimPath(claim.id)}>
                <Pencil aria-hidden="true" /> Editar
              </Link>
            </>
          ) : (
            <ReopenClaim claim={claim} />
          )}
          <ActionButton look="primary" onClick={() => setIsSettling(true)}>
            <MessageSquareReply aria-hidden="true" />{' '}
            {isOpen ? 'Apuntar la respuesta' : 'Cambiar la respuesta'}
          </ActionButton>
          {isSettling && (
            <SettleDialog
              claim={claim}
              recoveredEur={recovered && eurForm.test(recovered) ? recovered : null}
              onClose={close}
            />
          )}
        </>
      )}
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
