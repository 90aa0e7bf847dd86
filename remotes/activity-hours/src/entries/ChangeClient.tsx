import type { Named } from '@vatio/contracts/activity-hours/entries';
import { ConfirmDialog } from '@vatio/ui/layout';
import { useState } from 'react';
import { ClientPicker } from '../common/combobox/pickers';

export interface ChangeClientProps {
  /** «3 apuntes» */
  readonly label: string;
  readonly isPending: boolean;
  readonly onChange: (clientId: string) => void;
  readonly onClose: () => void;
}

/** Asks whose the ticked entries are, and says what goes with the client that they had. */
export function ChangeClient({ label, isPending, onChange, onClose }: ChangeClientProps) {
  const [client, setClient] = useState<Named>();
  return (
    <ConfirmDialog
      title={`Cambiar el cliente de ${label}`}
      confirm="Cambiar el cliente"
      busy="Cambiando…"
      isDanger={false}
      isReady={client !== undefined}
      // A notice shows refusals, as for the other changes.
      action={{ isPending, error: undefined }}
      onConfirm={() => client && onChange(client.id)}
      onClose={onClose}
    >
      <ClientPicker isLarge onChoose={setClient} />
      <p className="mt-3" role="status">
        {client ? (
          <>
            Pasarán a{' '}
            <strong>
              <bdi>{client.name}</bdi>
            </strong>
            .
          </>
        ) : (
          'Elige el cliente al que pasan.'
        )}
      </p>
      <p className="mb-0">
        Los que cambien perderán su punto, estudio, factura o reclamación, que son del cliente de
        antes.
      </p>
    </ConfirmDialog>
  );
}
