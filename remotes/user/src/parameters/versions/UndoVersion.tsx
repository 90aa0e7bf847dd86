import type { ParameterVersion } from '@vatio/contracts/user/parameters';
import { notify } from '@vatio/platform';
import { ConfirmButton } from '@vatio/ui/layout';
import { Undo2 } from 'lucide-react';
import { useUndoVersion } from '../parameterApi';

/** Takes the last change back, after asking: there is no way to take back that. */
export function UndoVersion({ version }: { readonly version: ParameterVersion }) {
  const undo = useUndoVersion();
  const { number, comment } = version;
  return (
    <ConfirmButton
      label={
        <>
          <Undo2 aria-hidden="true" /> Deshacer
        </>
      }
      name={`Deshacer la versión ${number}`}
      look="btn-sm btn-outline-danger text-nowrap"
      title={`¿Deshacer la versión ${number}?`}
      confirm="Deshacer"
      busy="Deshaciendo…"
      action={undo}
      onConfirm={(close) =>
        undo.mutate(number, {
          onSuccess: (made) => {
            close();
            notify(`Deshecha: versión ${made.number} de los parámetros`, { kind: 'success' });
          },
        })
      }
    >
      <p>
        Los parámetros volverán a ser los de antes de <bdi>«{comment}»</bdi>, en una versión nueva.
        Las facturas de esas fechas se verificarán otra vez; los estudios presentados y las
        reclamaciones enviadas no cambian.
      </p>
    </ConfirmButton>
  );
}
