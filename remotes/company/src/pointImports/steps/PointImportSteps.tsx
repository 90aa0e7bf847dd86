import { type ReactNode, useEffect, useRef } from 'react';
import { countsOf, soundRows, toImport } from '../file/pointImport';
import { useCheckPoints, useImportPoints } from '../pointImportApi';
import { CheckCard } from './CheckCard';
import { ColumnStep } from './ColumnStep';
import { DoneCard } from './DoneCard';
import { FileChoice } from './FileChoice';
import { NoteTable } from './NoteTable';
import { ProposalCard } from './ProposalCard';
import { TemplateCard } from './TemplateCard';
import { useChosenFile } from './useChosenFile';

/** From the file to its points: file, columns, check, result. Each step can be gone back from. */
export function PointImportSteps() {
  const file = useChosenFile();
  const check = useCheckPoints();
  const run = useImportPoints();
  const { chosen } = file;

  const startAgain = () => {
    run.reset();
    check.reset();
    file.discard();
  };
  if (!chosen) {
    return (
      <div className="d-grid gap-3">
        <FileChoice onFile={file.choose} isReading={file.isReading} error={file.error} />
        <TemplateCard />
      </div>
    );
  }
  const { table, reading } = chosen;
  const runCheck = () => {
    file.remember();
    run.reset();
    check.mutate(toImport(table, table.rows, reading));
  };

  if (run.data) {
    return (
      <Step title="Paso 4 de 4: resultado">
        <DoneCard
          answer={run.data}
          fileName={table.fileName}
          leftOut={check.data ? countsOf(check.data.rows).error : 0}
          onAnother={startAgain}
        />
      </Step>
    );
  }
  if (!check.data) {
    return (
      <Step title="Paso 2 de 4: columnas">
        <ColumnStep
          chosen={chosen}
          file={file}
          isChecking={check.isPending}
          error={check.error}
          onCheck={runCheck}
          onOther={startAgain}
        />
      </Step>
    );
  }
  const answer = check.data;
  const importSound = () =>
    run.mutate(toImport(table, soundRows(answer, table), reading), { onSuccess: file.done });
  return (
    <Step title="Paso 3 de 4: comprobación">
      <div className="d-grid gap-3">
        <CheckCard
          answer={answer}
          isImporting={run.isPending}
          error={run.error}
          onImport={importSound}
          onCheckAgain={runCheck}
        />
        <NoteTable key={check.submittedAt} chosen={chosen} answer={answer} />
        <ProposalCard answer={answer} />
        <div className="d-flex flex-wrap gap-2">
          <button type="button" className="btn btn-outline-secondary" onClick={check.reset}>
            Volver a las columnas
          </button>
          <button type="button" className="btn btn-outline-secondary" onClick={startAgain}>
            Elegir otro fichero
          </button>
        </div>
      </div>
    </Step>
  );
}

interface StepProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One step under its heading, which takes the focus: what had it is gone with the step before. */
function Step({ title, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another step
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <>
      <h2 ref={heading} className="page-title fs-5 mb-3" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </>
  );
}
