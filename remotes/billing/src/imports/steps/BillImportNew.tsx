import { FileChoice, ImportSteps, TemplateCard, useFileImport } from '@vatio/ui/import';
import { Page } from '@vatio/ui/layout';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { billImportsPath, billsPath } from '../../bills/billPaths';
import { ForWriters } from '../../common/ForWriters';
import { useCheckBills, useImportBills } from '../billImportApi';
import { billSpec } from '../file/billSpec';
import { BillCheck } from './BillCheck';
import { BillsDone } from './BillsDone';

const title = 'Importar facturas';

/** Bills from a CSV or an Excel file: looked at first, and then all of them or none. */
export function BillImportNew() {
  const [round, setRound] = useState(0);
  return (
    <Page
      title={title}
      crumbs={[{ label: 'Facturación', to: billsPath }, { label: title }]}
      actions={
        <Link className="btn btn-outline-secondary" to={billImportsPath}>
          Ver importaciones
        </Link>
      }
    >
      <ForWriters>
        <Steps key={round} onAgain={() => setRound(round + 1)} />
      </ForWriters>
    </Page>
  );
}

function Steps({ onAgain }: { readonly onAgain: () => void }) {
  const calls = { check: useCheckBills(), run: useImportBills() };
  const flow = useFileImport(billSpec, calls, onAgain);
  const choice = (
    <div className="d-grid gap-3">
      <FileChoice flow={flow} inputLabel="Fichero de facturas" note="Una fila para cada factura." />
      <TemplateCard spec={billSpec}>
        No hace falta usarla: reconocemos los nombres de columna más comunes y puedes elegir qué es
        cada una. Las columnas que tus facturas no tienen se quedan vacías.
      </TemplateCard>
    </div>
  );
  return (
    <ImportSteps
      flow={flow}
      choice={choice}
      checked={(file) => <BillCheck {...file} />}
      done={(file) => <BillsDone {...file} />}
      laterIn="en cada factura"
    />
  );
}
