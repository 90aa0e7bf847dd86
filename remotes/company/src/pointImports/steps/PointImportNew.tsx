import { FileChoice, ImportSteps, TemplateCard, useFileImport } from '@vatio/ui/import';
import { useState } from 'react';
import { ImportPage } from '../../common/imports/ImportPage';
import { pointsCrumb } from '../../common/navigation/crumbs';
import { useReadsClients } from '../../common/useReadsClients';
import { pointSpec } from '../file/pointSpec';
import { useCheckPoints, useImportPoints } from '../pointImportApi';
import { PointCheck } from './PointCheck';
import { PointsDone } from './PointsDone';

/** Supply points from a CSV or an Excel file: looked at first, and then all of them or none. */
export function PointImportNew() {
  const [round, setRound] = useState(0);
  return (
    <ImportPage
      title="Importar puntos"
      parent={pointsCrumb}
      imports={useReadsClients() && '/company/importaciones/puntos'}
      roles={['admin', 'writer']}
      refusal={[
        'No tienes permiso para importar puntos',
        'Para importarlos hace falta ser administrador o editor.',
      ]}
    >
      <Steps key={round} onAgain={() => setRound(round + 1)} />
    </ImportPage>
  );
}

function Steps({ onAgain }: { readonly onAgain: () => void }) {
  const calls = { check: useCheckPoints(), run: useImportPoints() };
  const flow = useFileImport(pointSpec, calls, onAgain);
  const choice = (
    <div className="d-grid gap-3">
      <FileChoice
        flow={flow}
        inputLabel="Fichero de puntos de suministro"
        note="Una fila para cada CUPS."
      />
      <TemplateCard spec={pointSpec}>
        No hace falta usarla: reconocemos los nombres de columna más comunes y puedes elegir qué es
        cada una. Lo que exportas de la lista de puntos se puede importar tal cual.
      </TemplateCard>
    </div>
  );
  return (
    <ImportSteps
      flow={flow}
      choice={choice}
      checked={(file) => <PointCheck {...file} />}
      done={(file) => <PointsDone {...file} />}
      laterIn="en la ficha del punto"
    />
  );
}
