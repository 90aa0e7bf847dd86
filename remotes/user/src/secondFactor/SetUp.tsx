import {
  type Enrolment,
  factorCodeSchema,
  type RecoveryCodes,
} from '@vatio/contracts/user/secondFactor';
import { FormActions, FormAlert, TextField, useZodForm } from '@vatio/ui/forms';
import { ActionButton, LazyPage, messageOf } from '@vatio/ui/layout';
import { useEffect } from 'react';
import { useBeginSecondFactor, useConfirmSecondFactor } from './secondFactorApi';

const qrCode = async () => (await import('./QrCode')).QrCode;

/** Sets up a second factor: the secret goes to an application, which returns a code. */
export function SetUp({ onDone }: { readonly onDone: (codes: RecoveryCodes) => void }) {
  const begin = useBeginSecondFactor();
  if (begin.data) return <Enrol enrolment={begin.data} onDone={onDone} />;
  return (
    <>
      <p>
        Además de la contraseña, al entrar se te pedirá un código de una aplicación de tu móvil
        (Google Authenticator, Microsoft Authenticator, Aegis…). Así nadie entra con tu contraseña
        sola.
      </p>
      {begin.error && (
        <p className="alert alert-danger" role="alert">
          {messageOf(begin.error)}
        </p>
      )}
      <ActionButton
        look="primary"
        busy={begin.isPending && 'Preparando…'}
        onClick={() => begin.mutate(undefined)}
      >
        Activar el segundo factor
      </ActionButton>
    </>
  );
}

interface EnrolProps {
  readonly enrolment: Enrolment;
  readonly onDone: (codes: RecoveryCodes) => void;
}

function Enrol({ enrolment: { secret, address }, onDone }: EnrolProps) {
  const confirm = useConfirmSecondFactor();
  const form = useZodForm(factorCodeSchema, { code: '' });
  const { setFocus } = form;
  // The button that had it is gone.
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = form.handleSubmit((sent) => confirm.mutate(sent, { onSuccess: onDone }));
  const grouped = secret.replace(/(.{4})(?!$)/g, '$1 ');

  return (
    <form noValidate onSubmit={submit}>
      <p>Escanea este código con la aplicación, o escribe en ella la clave.</p>
      <LazyPage
        key="qr"
        load={qrCode}
        props={{ text: address, label: 'Código QR de la clave que está debajo' }}
      />
      <output className="secret is-long mb-3" aria-label="Clave">
        {grouped}
      </output>
      <TextField
        form={form}
        name="code"
        label="Código de la aplicación"
        help="Los seis números que muestra ahora."
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormAlert form={form} error={confirm.error} />
      <FormActions pending={confirm.isPending}>Confirmar</FormActions>
    </form>
  );
}
