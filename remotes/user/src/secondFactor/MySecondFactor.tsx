import { useQuery } from '@tanstack/react-query';
import type { RecoveryCodes, SecondFactor } from '@vatio/contracts/user/secondFactor';
import { notify } from '@vatio/platform';
import { count, date } from '@vatio/ui/format';
import { ActionButton, Card, ConfirmButton, Loaded, notifyError } from '@vatio/ui/layout';
import { useState } from 'react';
import { RecoveryCodeList } from './RecoveryCodeList';
import { SetUp } from './SetUp';
import {
  mySecondFactorQuery,
  useNewRecoveryCodes,
  useSwitchOffSecondFactor,
} from './secondFactorApi';

/** My second factor: on or off, and the codes for a lost phone. */
export function MySecondFactor() {
  const factor = useQuery(mySecondFactorQuery);
  const [codes, setCodes] = useState<RecoveryCodes>();

  return (
    <Card title="Segundo factor">
      {codes && <RecoveryCodeList {...codes} onKept={() => setCodes(undefined)} />}
      {!codes && (
        <Loaded query={factor} loading="Cargando…" lines={2} what="tu segundo factor">
          {(found) =>
            found.isOn ? <IsOn factor={found} onCodes={setCodes} /> : <SetUp onDone={setCodes} />
          }
        </Loaded>
      )}
    </Card>
  );
}

interface IsOnProps {
  readonly factor: SecondFactor;
  readonly onCodes: (codes: RecoveryCodes) => void;
}

function IsOn({ factor: { since, recoveryCodes, isDemanded }, onCodes }: IsOnProps) {
  const renew = useNewRecoveryCodes();
  const switchOff = useSwitchOffSecondFactor();
  const onSwitchedOff = () => notify('Segundo factor desactivado', { kind: 'success' });
  return (
    <>
      <p>
        <strong>Activado</strong>
        {since && ` desde el ${date(since)}`}. Te {recoveryCodes === 1 ? 'queda' : 'quedan'}{' '}
        {count(recoveryCodes, 'código', 'códigos')} de recuperación.
        {isDemanded && ' Tu rol lo exige, así que no se puede desactivar.'}
      </p>
      <div className="form-actions">
        <ActionButton
          look="outline-primary"
          busy={renew.isPending && 'Preparando…'}
          onClick={() => renew.mutate(undefined, { onSuccess: onCodes, onError: notifyError })}
        >
          Códigos nuevos
        </ActionButton>
        {!isDemanded && (
          <ConfirmButton
            look="btn-outline-danger"
            label="Desactivar"
            name="Desactivar el segundo factor"
            title="¿Desactivar el segundo factor?"
            confirm="Desactivar"
            action={switchOff}
            onConfirm={() => switchOff.mutate(undefined, { onSuccess: onSwitchedOff })}
          >
            <p>Bastará tu contraseña para entrar en tu cuenta.</p>
          </ConfirmButton>
        )}
      </div>
    </>
  );
}
