import { sizeInWords } from '@vatio/ui/format';
import { messageOf, ProgressBar } from '@vatio/ui/layout';
import { FileText, RotateCw, X } from 'lucide-react';
import type { CurveImport } from '../curveImport';
import { RecognisedFile } from './RecognisedFile';
import type { Upload } from './uploads';

export interface UploadRowProps {
  readonly upload: Upload;
  /** Its import, once the API has it. */
  readonly found: CurveImport | undefined;
  readonly error: Error | null;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

/** One chosen file. */
export function UploadRow({ upload, found, error, onRemove, onRetry }: UploadRowProps) {
  const { file, state, canRetry = true } = upload;
  return (
    <li className="list-group-item upload-row" aria-label={file.name}>
      <div className="upload-row-head">
        <FileText aria-hidden="true" />
        <bdi className="upload-row-name">{file.name}</bdi>
        <span className="text-muted text-nowrap">{sizeInWords(file.size)}</span>
        <div className="upload-row-actions">
          {state === 'failed' && canRetry && (
            <button type="button" className="btn btn-sm btn-outline-primary" onClick={onRetry}>
              <RotateCw aria-hidden="true" /> Reintentar
            </button>
          )}
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            aria-label={`${removeWord(state)} ${file.name}`}
            title={removeWord(state)}
            onClick={onRemove}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      </div>
      {state === 'waiting' && <p className="mb-0 text-muted">Espera su turno para enviarse.</p>}
      {state === 'sending' && (
        <ProgressBar label={`Enviando ${file.name}`} progress={upload.progress} done="enviado" />
      )}
      {state === 'failed' && (
        <p className="mb-0 text-danger" role="alert">
          {upload.message}
        </p>
      )}
      {state === 'sent' && !found && (
        <p className="mb-0 text-muted">{error ? messageOf(error) : 'Enviado. Abriéndolo…'}</p>
      )}
      {found && <RecognisedFile found={found} />}
    </li>
  );
}

const removeWord = (state: Upload['state']) =>
  state === 'sent' ? 'Quitar de la lista' : 'Cancelar';
