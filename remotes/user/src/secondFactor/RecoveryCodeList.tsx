import type { RecoveryCodes } from '@vatio/contracts/user/secondFactor';
import { notify } from '@vatio/platform';
import { download } from '@vatio/ui/export';
import { useEffect, useRef } from 'react';

export interface RecoveryCodeListProps extends RecoveryCodes {
  readonly onKept: () => void;
}

/** The way in without the phone, to be kept now: they are not shown again. */
export function RecoveryCodeList({ recoveryCodes, onKept }: RecoveryCodeListProps) {
  const warning = useRef<HTMLParagraphElement>(null);
  // Read out, and the keys go on from here: the field that had the focus is gone.
  useEffect(() => warning.current?.focus(), []);
  const text = `${recoveryCodes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('Códigos copiados', { kind: 'success' }),
      () => notify('No se han podido copiar: descárgalos.', { kind: 'warning' }),
    );
  const save = () => {
    download('vatio-codigos-de-recuperacion.txt', new Blob([text], { type: 'text/plain' }));
  };

  return (
    <>
      <p ref={warning} tabIndex={-1}>
        <strong>Guarda estos códigos de recuperación.</strong> Cada uno sirve una vez para entrar
        sin el móvil. No se volverán a mostrar.
      </p>
      <ul className="secret code-list" aria-label="Códigos de recuperación">
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="form-actions">
        <button type="button" className="btn btn-primary" onClick={onKept}>
          Ya los he guardado
        </button>
        {/* The clipboard is closed to pages that came over plain http. */}
        {navigator.clipboard && (
          <button type="button" className="btn btn-outline-secondary" onClick={copy}>
            Copiar
          </button>
        )}
        <button type="button" className="btn btn-outline-secondary" onClick={save}>
          Descargar
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={() => window.print()}>
          Imprimir
        </button>
      </div>
    </>
  );
}
