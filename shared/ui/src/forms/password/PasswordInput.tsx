import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'>;

/** A password field that can show its text. In forms with a schema: `PasswordField`. */
export function PasswordInput({ className = '', ...input }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="password">
      <input
        {...input}
        className={`form-control ${className}`}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        className="password-toggle"
        aria-label={isShown ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
        aria-pressed={isShown}
        onClick={() => setShown((shown) => !shown)}
      >
        {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </button>
    </div>
  );
}
