import type { Tariff } from '@vatio/energy/tariff';
import { reportError } from '@vatio/platform';
import { readTable, UnreadableFile } from '@vatio/sheets/table';
import { download, toCsv, toXlsx } from '@vatio/ui/export';
import { count } from '@vatio/ui/format';
import { Failure, messageOf, notifyError } from '@vatio/ui/layout';
import { Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { AddDialog } from '../AddDialog';
import type { OfferActions } from '../offersApi';
import { offerColumns } from './offerColumns';
import { type HighPrices, judgeOffers, type OfferRow, offerRowsOf } from './readOffers';

export interface ImportOffersProps {
  readonly tariff: Tariff;
  readonly actions: OfferActions;
  readonly onClose: () => void;
}

const maxFileBytes = 5 * 1024 * 1024;
/** A longer list of problems would not be read to its end. */
const shownProblems = 20;

/** Offers from a CSV or an Excel file: all of them, or none. */
export function ImportOffers({ tariff, actions: { add }, onClose }: ImportOffersProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const chooserButton = useRef<HTMLButtonElement>(null);
  const [fileName, setFileName] = useState('');
  const [rows, setRows] = useState<readonly OfferRow[]>([]);
  const [high, setHigh] = useState<HighPrices>('ask');
  const [failure, setFailure] = useState('');
  const judged = judgeOffers(rows, high);
  const isReady = rows.length > 0 && judged.problems.length === 0;

  const read = async (file: File | undefined) => {
    setRows([]);
    setHigh('ask');
    setFailure('');
    add.reset();
    setFileName(file?.name ?? '');
    if (!file) return;
    try {
      if (file.size > maxFileBytes) throw new UnreadableFile('El fichero pasa de 5 MB: divídelo.');
      setRows(offerRowsOf(await readTable(file), tariff));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) reportError(error);
      setFailure(error instanceof UnreadableFile ? error.message : messageOf(error));
    }
  };
  const answerHigh = (answer: HighPrices) => {
    setHigh(answer);
    // The question vanishes with its buttons.
    chooserButton.current?.focus();
  };
  return (
    <AddDialog
      title="Importar ofertas"
      submit={isReady ? `Importar ${count(rows.length, 'oferta', 'ofertas')}` : 'Importar'}
      isOff={!isReady || add.isPending}
      send={(on) =>
        add.mutate({ rows: [...judged.offers], areHighPricesRight: high === 'keep' }, on)
      }
      done={count(judged.offers.length, 'oferta importada', 'ofertas importadas')}
      onClose={onClose}
    >
      <p>
        Un CSV o un Excel con una fila para cada oferta y los nombres de columna de la plantilla. Si
        una fila está mal, no se importa ninguna.
      </p>
      <Template />
      <div className="d-flex flex-wrap align-items-center gap-2 mt-3">
        <button
          ref={chooserButton}
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => chooser.current?.click()}
        >
          <FileUp aria-hidden="true" /> Elegir fichero
        </button>
        <bdi>{fileName || 'Ninguno elegido'}</bdi>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Fichero"
        accept=".csv,.xlsx,text/csv"
        onChange={({ target }) => {
          void read(target.files?.[0]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <div className="mt-3" aria-live="polite">
        <Failure error={failure || add.error} />
        {high === 'ask' && judged.highRows > 0 && (
          <HighQuestion rows={judged.highRows} onAnswer={answerHigh} />
        )}
        {judged.problems.length > 0 && <Problems problems={judged.problems} />}
        {isReady && <p className="mb-0">{count(rows.length, 'oferta lista', 'ofertas listas')}.</p>}
      </div>
    </AddDialog>
  );
}

interface HighQuestionProps {
  readonly rows: number;
  readonly onAnswer: (answer: HighPrices) => void;
}

const HighQuestion = ({ rows, onAnswer }: HighQuestionProps) => (
  <div className="alert alert-warning">
    <p className="mb-2">
      {count(rows, 'fila tiene', 'filas tienen')} precios muy altos para un kWh:{' '}
      <strong>¿están en €/MWh?</strong>
    </p>
    <div className="d-flex flex-wrap gap-2">
      <button type="button" className="btn btn-sm btn-primary" onClick={() => onAnswer('divide')}>
        Sí, dividirlos entre 1000
      </button>
      <button type="button" className="btn btn-sm btn-light" onClick={() => onAnswer('keep')}>
        No, son €/kWh
      </button>
    </div>
  </div>
);

const Problems = ({ problems }: { readonly problems: readonly string[] }) => (
  <>
    <p className="fw-bold mb-1">Corrige el fichero y elígelo de nuevo</p>
    <ul className="mb-0">
      {problems.slice(0, shownProblems).map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
    {problems.length > shownProblems && (
      <p className="mb-0">Y {problems.length - shownProblems} problemas más.</p>
    )}
  </>
);

const columns = offerColumns.map(({ header }) => ({ header, value: () => '' }));
const templates = [
  { ending: 'xlsx', name: 'Excel', blobOf: async () => toXlsx(columns, []) },
  {
    ending: 'csv',
    name: 'CSV',
    blobOf: async () => new Blob([toCsv(columns, [])], { type: 'text/csv;charset=utf-8' }),
  },
];

const Template = () => (
  <div className="d-flex flex-wrap gap-2">
    {templates.map(({ ending, name, blobOf }) => (
      <button
        key={ending}
        type="button"
        className="btn btn-sm btn-outline-primary"
        onClick={() =>
          void blobOf()
            .then((blob) => download(`plantilla-ofertas.${ending}`, blob))
            .catch(notifyError)
        }
      >
        <Download aria-hidden="true" /> Plantilla en {name}
      </button>
    ))}
  </div>
);
