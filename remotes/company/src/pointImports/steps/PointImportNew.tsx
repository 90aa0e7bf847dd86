import { type ReactNode, useState } from 'react';
import { ImportPage } from '../../common/imports/ImportPage';
import { pointsCrumb } from '../../common/navigation/crumbs';
import { useReadsClients } from '../../common/useReadsClients';
import { CheckCard } from './CheckCard';
import { ColumnStep } from './ColumnStep';
import { DoneCard } from './DoneCard';
import { FileChoice } from './FileChoice';
import { NoteTable } from './NoteTable';
import { ProposalCard } from './ProposalCard';
import { TemplateCard } from './TemplateCard';
import { type ChosenFile, type PointImportFlow, usePointImport } from './usePointImport';

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

/** The focus goes to the heading of a new step: its old element is gone with the step before. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();

/** From the file to its points: file, columns, check, result. Each step can be gone back from. */
function Steps({ onAgain }: { readonly onAgain: () => void }) {
  const flow = usePointImport(onAgain);
  const { chosen } = flow;
  if (!chosen) {
    return (
      <div className="d-grid gap-3">
        <FileChoice flow={flow} />
        <TemplateCard />
      </div>
    );
  }
  const { title, content } = stepOf(flow, chosen);
  return (
    <>
      <h2 key={title} ref={takeFocus} className="page-title fs-5 mb-3" tabIndex={-1}>
        {title}
      </h2>
      {content}
    </>
  );
}

interface StepOfImport {
  readonly title: string;
  readonly content: ReactNode;
}

function stepOf(flow: PointImportFlow, chosen: ChosenFile): StepOfImport {
  const { check, run } = flow;
  if (run.data) {
    const content = <DoneCard flow={flow} chosen={chosen} answer={run.data} />;
    return { title: 'Paso 4 de 4: resultado', content };
  }
  if (!check.data) {
    const content = <ColumnStep flow={flow} chosen={chosen} />;
    return { title: 'Paso 2 de 4: columnas', content };
  }
  const content = (
    <div className="d-grid gap-3">
      <CheckCard flow={flow} chosen={chosen} answer={check.data} />
      <NoteTable key={check.submittedAt} chosen={chosen} answer={check.data} />
      <ProposalCard answer={check.data} />
      <div className="d-flex flex-wrap gap-2">
        <button type="button" className="btn btn-outline-secondary" onClick={check.reset}>
          Volver a las columnas
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={flow.startAgain}>
          Elegir otro fichero
        </button>
      </div>
    </div>
  );
  return { title: 'Paso 3 de 4: comprobación', content };
}
