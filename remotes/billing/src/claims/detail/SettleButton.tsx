import type { Claim } from '@vatio/contracts/billing/claims/claims';
import { useHasRole } from '@vatio/platform';
import { ActionButton } from '@vatio/ui/layout';
import { MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SettleDialog } from './SettleDialog';

const eurForm = /^\d{1,9}(\.\d{1,2})?$/;

/** Notes the company's answer to a claim, or corrects it. */
export function SettleButton({ claim }: { readonly claim: Claim }) {
  const canWrite = useHasRole('admin', 'writer');
  const isOpen = claim.state === 'open';
  // A link to the form carries the amount that seems recovered: see `settleClaimPath`.
  const [params, setParams] = useSearchParams();
  const recovered = params.get('recuperado');
  const [isSettling, setIsSettling] = useState(isOpen && recovered !== null);
  if (!canWrite) return null;
  const close = () => {
    setIsSettling(false);
    if (recovered !== null) setParams({}, { replace: true });
  };
  return (
    <>
      <ActionButton
        look={isOpen ? 'primary' : 'outline-primary'}
        onClick={() => setIsSettling(true)}
      >
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
  );
}
