import { HttpError } from '@vatio/platform';
import { Field, PasswordInput } from '@vatio/ui/forms';
import { Dialog } from '@vatio/ui/layout';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useHost } from '../../hostContext';

/** Asks for the password again. The call behind it is repeated when it is right. */
export function PasswordDialog({ answer }: { readonly answer: (isGiven: boolean) => void }) {
  const { http } = useHost();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  // The dialog itself would begin at «Cancelar».
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const password = input.current?.value ?? '';
    setPending(true);
    setError(undefined);
    try {
      if (!password) throw new Error('Escribe tu contraseña');
      await http.post('session/confirm', { password });
      answer(true);
    } catch (failure) {
      setError(reasonOf(failure));
      setPending(false);
      input.current?.focus();
    }
  };

  return (
    <Dialog
      title="Confirma tu contraseña"
      onClose={() => answer(false)}
      actions={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={() => answer(false)}>
            Cancelar
          </button>
          <button type="submit" form={formId} className="btn btn-primary" aria-disabled={isPending}>
            {isPending ? 'Comprobando…' : 'Confirmar'}
          </button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <p>Los cambios de cuentas piden la contraseña otra vez. No perderás lo que has escrito.</p>
        <Field label="Tu contraseña" error={error}>
          {(a11y) => <PasswordInput {...a11y} ref={input} autoComplete="current-password" />}
        </Field>
      </form>
    </Dialog>
  );
}

const reasonOf = (failure: unknown): string =>
  failure instanceof HttpError
    ? (failure.fields.password ?? failure.message)
    : (failure as Error).message;
