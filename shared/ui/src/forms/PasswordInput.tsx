import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, useState } from 'react';

/** A password that can be looked at while it is typed. */
export function PasswordInput(input: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="password">
      <input
        {...input}
        className="form-control form-control-lg"
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
