import { date } from '@vatio/ui/format';
import { ConfirmDialog, notifyError, notifyUndo } from '@vatio/ui/layout';
import { useState } from 'react';
import type { SupplyContract } from '../../common/contract';
import { useCreateContract, useDeleteContract } from '../contractApi';

/** Asks, deletes, and can make the same contract again. */
export function DeleteContract({ contract }: { readonly contract: SupplyContract }) {
  const remove = useDeleteContract();
  const again = useCreateContract(contract.supplyPointId);
  const [isAsking, setAsking] = useState(false);

  const onDelete = () =>
    remove.mutate(contract.id, {
      onSuccess: () => {
        setAsking(false);
        notifyUndo({
          text: `Contrato con ${contract.supplier} borrado`,
          onUndo: () => {
            again.mutateAsync(agreed(contract)).catch(notifyError);
          },
        });
      },
    });

  return (
    <>
      <button
        type="button"
        className="btn btn-sm btn-outline-danger"
        aria-label={`Borrar el contrato con ${contract.supplier} desde el ${date(contract.from)}`}
        onClick={() => setAsking(true)}
      >
        Borrar
      </button>
      {isAsking && (
        <ConfirmDialog
          title="¿Borrar este contrato?"
          confirm="Borrar"
          action={remove}
          onConfirm={onDelete}
          onClose={() => {
            setAsking(false);
            remove.reset();
          }}
        >
          <p className="mb-0">
            El punto se quedará sin contrato desde el {date(contract.from)}
            {contract.to && ` hasta el ${date(contract.to)}`}.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** What a contract says, without what the API knows of it. */
function agreed(contract: SupplyContract) {
  const { id: _id, supplyPointId: _point, version: _version, createdAt: _at, ...fields } = contract;
  return fields;
}
