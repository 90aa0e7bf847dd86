import { fileKind, headBytes } from '@vatio/contracts/billing/attachmentKind';
import { Field } from '@vatio/ui/forms';
import { acceptedFiles, refusalOf } from '../../attachment/attachmentFile';

export interface ChosenFile {
  readonly file: File;
  /** Why it cannot be kept; undefined: it can. */
  readonly refusal: string | undefined;
}

export interface FileFieldProps {
  readonly chosen: ChosenFile | undefined;
  readonly onChoose: (chosen: ChosenFile | undefined) => void;
}

/** The bill as the supplier sent it, to be kept beside it. */
export function FileField({ chosen, onChoose }: FileFieldProps) {
  const choose = async (file: File | undefined) =>
    onChoose(file && { file, refusal: refusalOf(file) ?? (await contentProblem(file)) });
  return (
    <Field
      label="Fichero de la factura (opcional)"
      help="PDF o imagen, hasta 10 MB. Se envía al guardar."
      error={chosen?.refusal}
    >
      {(a11y) => (
        <input
          className="form-control"
          type="file"
          accept={acceptedFiles}
          {...a11y}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      )}
    </Field>
  );
}

/** It is sent after the bill, so what it is had better be known before. */
async function contentProblem(file: File): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const kind = fileKind(head, file.name);
  return 'problem' in kind ? `${kind.problem}.` : undefined;
}
