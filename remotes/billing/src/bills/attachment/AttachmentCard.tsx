import type { Bill } from '@vatio/contracts/billing/bills';
import { attachmentTypes } from '@vatio/contracts/billing/billWords';
import { notify, useHasRole } from '@vatio/platform';
import { dateTime, sizeInWords } from '@vatio/ui/format';
import { ActionButton, Card, Failure } from '@vatio/ui/layout';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { AttachedFile } from './AttachedFile';
import { useAttachFile } from './attachmentApi';
import { acceptedFiles, maxAttachmentBytes, refusalOf } from './attachmentFile';

/** The bill itself, as the supplier sent it. */
export function AttachmentCard({ bill }: { readonly bill: Bill }) {
  const canWrite = useHasRole('admin', 'writer');
  const { attachment } = bill;
  return (
    <Card title="Fichero de la factura">
      {attachment ? (
        <>
          <p className="mb-2">
            <bdi className="fw-bold">{attachment.fileName}</bdi>
            <small className="d-block text-muted">
              {attachmentTypes[attachment.mediaType].name}, {sizeInWords(attachment.sizeBytes)} ·{' '}
              {dateTime(attachment.addedAt)}, por <bdi>{attachment.addedBy}</bdi>
            </small>
          </p>
          <AttachedFile bill={bill} attachment={attachment} canWrite={canWrite} />
        </>
      ) : (
        <p className={canWrite ? '' : 'mb-0'}>
          No hay ningún fichero.
          {canWrite &&
            ` Adjunta el PDF o la imagen que envió la comercializadora, de hasta ${sizeInWords(maxAttachmentBytes)}.`}
        </p>
      )}
      {canWrite && <ChooseFile bill={bill} />}
    </Card>
  );
}

/** The button that chooses a file, and why it was not taken. */
function ChooseFile({ bill }: { readonly bill: Bill }) {
  const attach = useAttachFile(bill);
  const chooser = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const take = (file: File | undefined) => {
    if (!file) return;
    attach.reset();
    const refused = refusalOf(file);
    setRefusal(refused);
    if (refused) return;
    attach.mutate(file, {
      onSuccess: () => notify(`Fichero guardado: ${file.name}`, { kind: 'success' }),
    });
  };
  return (
    <>
      <ActionButton
        look="outline-primary btn-sm"
        busy={attach.isPending && 'Enviando…'}
        onClick={() => chooser.current?.click()}
      >
        <FileUp aria-hidden="true" /> {bill.attachment ? 'Cambiar el fichero' : 'Adjuntar'}
      </ActionButton>
      <input
        ref={chooser}
        type="file"
        accept={acceptedFiles}
        hidden
        aria-label="Fichero de la factura"
        onChange={({ target }) => {
          take(target.files?.[0]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Failure error={refusal ?? attach.error} className="mt-3 mb-0" />
    </>
  );
}
