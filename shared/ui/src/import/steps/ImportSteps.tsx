import type { RowImportAnswer } from '@vatio/contracts/imports/rows';
import type { ReactNode } from 'react';
import { ColumnStep } from './ColumnStep';
import { NoteTable } from './NoteTable';
import { ProposalCard } from './ProposalCard';
import type { CheckedFile, ChosenFile, FileImportFlow } from './useFileImport';
import { WarningCard } from './WarningCard';

export interface ImportStepsProps<Answer extends RowImportAnswer> {
  readonly flow: FileImportFlow<Answer>;
  /** The first step: where the file is chosen. */
  readonly choice: ReactNode;
  /** The head of the third: what the check found, and the button that writes. */
  readonly checked: (file: CheckedFile<Answer>) => ReactNode;
  /** The last: what was written, and the way back. */
  readonly done: (file: CheckedFile<Answer>) => ReactNode;
  /** The place where a proposed value can be changed later: «en la ficha del punto» */
  readonly laterIn: string;
}

/** The focus goes to the heading of a new step: its old element is gone with the step before. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();

/** Leads from the file to its records: file, columns, check, result. Each step has a way back. */
export function ImportSteps<Answer extends RowImportAnswer>(props: ImportStepsProps<Answer>) {
  const { flow, choice } = props;
  if (!flow.chosen) return choice;
  const { title, content } = stepOf(props, flow.chosen);
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

function stepOf<Answer extends RowImportAnswer>(
  { flow, checked, done, laterIn }: ImportStepsProps<Answer>,
  chosen: ChosenFile,
): StepOfImport {
  const { check, run } = flow;
  if (run.data) {
    return { title: 'Paso 4 de 4: resultado', content: done({ flow, chosen, answer: run.data }) };
  }
  if (!check.data) {
    const content = <ColumnStep flow={flow} chosen={chosen} />;
    return { title: 'Paso 2 de 4: columnas', content };
  }
  const file = { flow, chosen, answer: check.data };
  const content = (
    <div className="d-grid gap-3">
      {checked(file)}
      <NoteTable key={check.submittedAt} {...file} />
      <WarningCard {...file} laterIn={laterIn} />
      <ProposalCard {...file} laterIn={laterIn} />
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
