import { date } from '@vatio/ui/format';
import { ConfirmButton, notifyError, notifyUndo } from '@vatio/ui/layout';
import type { SupplyContract } from '../../common/contract';
import { useCreateContract, useDeleteContract } from '../contractApi';

/** Asks, deletes, and can make the same contract again. */
export function DeleteContract({ contract }: { readonly contract: SupplyContract }) {
  const { supplyPointId, supplier, from, to } = contract;
  const remove = useDeleteContract();
  const again = useCreateContract(supplyPointId);
  const undo = () => {
    again.mutateAsync(agreed(contract)).catch(notifyError);
  };
  const onConfirm = (close: () => void) =>
    remove.mutate(contract, {
      onSuccess: () => {
        close();
        notifyUndo({ text: `Contrato con ${supplier} borrado`, onUndo: undo });
      },
    });

  return (
    <ConfirmButton
      look="btn-sm btn-outline-danger"
      label="Borrar"
      name={`Borrar el contrato con ${supplier} desde el ${date(from)}`}
      title="¿Borrar este contrato?"
      confirm="Borrar"
      action={remove}
      onConfirm={onConfirm}
    >
      <p className="mb-0">
        El punto se quedará sin contrato desde el {date(from)}
        {to && ` hasta el ${date(to)}`}.
      </p>
    </ConfirmButton>
  );
}

/** The agreed terms of a contract, without the API's own fields. */
function agreed(contract: SupplyContract) {
  const { id: _id, supplyPointId: _point, version: _version, createdAt: _at, ...fields } = contract;
  return fields;
}
