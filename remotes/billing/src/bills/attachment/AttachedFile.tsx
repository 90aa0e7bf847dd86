import type { Attachment } from '@vatio/contracts/billing/attachments';
import type { Bill } from '@vatio/contracts/billing/bills';
import { notify } from '@vatio/platform';
import { download } from '@vatio/ui/export';
import { ActionButton, ConfirmButton, notifyError } from '@vatio/ui/layout';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { readAttachment, useDetachFile } from './attachmentApi';

export interface AttachedFileProps {
  readonly bill: Bill;
  readonly attachment: Attachment;
  readonly canWrite: boolean;
}

/** The actions on an attached file. */
export function AttachedFile({ bill, attachment, canWrite }: AttachedFileProps) {
  const [isSaving, setSaving] = useState(false);
  const detach = useDetachFile(bill);
  const { fileName } = attachment;
  const save = async () => {
    setSaving(true);
    try {
      download(fileName, await readAttachment(bill.id));
    } catch (error) {
      notifyError(error);
    } finally {
      setSaving(false);
    }
  };
  const onSuccess = (close: () => void) => () => {
    close();
    notify(`Fichero quitado: ${fileName}`, { kind: 'success' });
  };
  return (
    <div className="d-flex flex-wrap gap-2 mb-2">
      <ActionButton
        look="primary btn-sm"
        busy={isSaving && 'Descargando…'}
        onClick={() => void save()}
      >
        <Download aria-hidden="true" /> Descargar
      </ActionButton>
      {canWrite && (
        <ConfirmButton
          look="btn-sm btn-outline-danger"
          label={
            <>
              <Trash2 aria-hidden="true" /> Quitar
            </>
          }
          title="¿Quitar el fichero?"
          confirm="Quitar"
          action={detach}
          onConfirm={(close) => detach.mutate(undefined, { onSuccess: onSuccess(close) })}
        >
          <p className="mb-0">
            <bdi className="fw-bold">{fileName}</bdi> se borrará para siempre. La factura se queda
            como está.
          </p>
        </ConfirmButton>
      )}
    </div>
  );
}
