import { notify } from '@vatio/platform';
import { Copy } from 'lucide-react';

export interface CopyButtonProps {
  readonly text: string;
  /** What it is, with its article: «el CUPS». */
  readonly what: string;
  /** What to say when it is done: «CUPS copiado». */
  readonly done: string;
}

/** Puts a text on the clipboard. */
export function CopyButton({ text, what, done }: CopyButtonProps) {
  // The clipboard is closed to pages that came over plain http.
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(done, { kind: 'success' }),
      () => notify('No se ha podido copiar: selecciónalo y cópialo a mano.', { kind: 'warning' }),
    );
  return (
    <button
      type="button"
      className="btn btn-sm btn-link p-1"
      aria-label={`Copiar ${what}`}
      title={`Copiar ${what}`}
      onClick={copy}
    >
      <Copy aria-hidden="true" />
    </button>
  );
}
