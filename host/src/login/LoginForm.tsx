import { Field, PasswordInput, SubmitButton } from '@vatio/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isPictureShown } from '../firstPicture/painted';
import { useHost } from '../hostContext';
import { useOnline } from '../observable/useOnline';
import { LoginAlert } from './LoginAlert';
import { type LoginProblem, loginProblem, offlineProblem } from './loginProblem';
import { signIn } from './signIn';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Mistakes that the person can mend before sending. The server checks the rest. */
function missing({ email, password }: Credentials): LoginProblem['fields'] | undefined {
  const fields = {
    ...(!email && { email: 'Escribe tu correo' }),
    ...(!password && { password: 'Escribe tu contraseña' }),
  };
  return Object.keys(fields).length > 0 ? fields : undefined;
}

export interface LoginFormProps {
  readonly onSignedIn: () => void;
  /** True in the document's first picture: no script listens yet. */
  readonly isDrawn?: boolean;
}

/** Two fields by hand: the form library would double the weight of the login page. */
export function LoginForm({ onSignedIn, isDrawn = false }: LoginFormProps) {
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<LoginProblem>();
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const isOnline = useOnline();
  // Removed during a new try, so that the next failure is read out again.
  const shown = isOnline || isPending ? problem : offlineProblem();

  const show = (next: LoginProblem) => {
    setProblem(next);
    const field = ['code', 'email'].find((name) => name in next.fields) ?? 'password';
    // Its field may only just appear.
    if (field === 'code') flushSync(() => setCodeNeeded(true));
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !form.current) return;
    const data = new FormData(form.current);
    const credentials = {
      email: String(data.get('email')).trim(),
      password: String(data.get('password')),
      ...(data.get('code') && { code: String(data.get('code')) }),
    };
    const fields = missing(credentials);
    if (fields) return show({ text: '', fields });

    setPending(true);
    setProblem(undefined);
    try {
      await signIn(host, credentials);
      onSignedIn();
    } catch (error) {
      show(loginProblem(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <form
      ref={form}
      noValidate
      // Sent before anybody listens, it must go nowhere.
      method={isDrawn ? 'dialog' : undefined}
      // Not at once: a visitor who only looks need not load sections.
      onInput={host.loader.prepare}
      onSubmit={(event) => void submit(event)}
    >
      {shown?.text && <LoginAlert problem={shown} />}
      <Field label="Correo electrónico" error={problem?.fields.email}>
        {(a11y) => (
          <input
            {...a11y}
            className="form-control form-control-lg"
            name="email"
            // A field of addresses would hide its caret from scripts, and the caret outlives the first
            // picture.
            type={isDrawn ? 'text' : 'email'}
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: the one thing to do here; the first picture has it already
            autoFocus={isDrawn || !isPictureShown()}
          />
        )}
      </Field>
      <Field label="Contraseña" error={problem?.fields.password}>
        {(a11y) => (
          <PasswordInput
            {...a11y}
            className="form-control-lg"
            name="password"
            autoComplete="current-password"
          />
        )}
      </Field>
      {isCodeNeeded && (
        <Field label="Código" error={problem?.fields.code}>
          {(a11y) => (
            <input
              {...a11y}
              className="form-control form-control-lg"
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
            />
          )}
        </Field>
      )}
      <SubmitButton pending={isPending}>{isPending ? 'Entrando…' : 'Entrar'}</SubmitButton>
    </form>
  );
}
