import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CheckCard } from './CheckCard';
import { ColumnStep } from './ColumnStep';
import { DoneCard } from './DoneCard';
import { FileChoice } from './FileChoice';
import { NoteTable } from './NoteTable';
import { ProposalCard } from './ProposalCard';
import { TemplateCard } from './TemplateCard';
import { usePointImport } from './usePointImport';

/** Imports of supply points, one after the other. */
export function PointImportSteps() {
  const [round, setRound] = useState(0);
  return <Round key={round} onAgain={() => setRound(round + 1)} />;
}

/** From the file to its points: file, columns, check, result. Each step can be gone back from. */
function Round({ onAgain }: { readonly onAgain: () => void }) {
  const flow = usePointImport(onAgain);
  const { chosen, check, run } = flow;
  if (!chosen) {
    return (
      <div className="d-grid gap-3">
        <FileChoice flow={flow} />
        <TemplateCard />
      </div>
    );
  }
  if (run.data) {
    return (
      <Step title="Paso 4 de 4: resultado">
        <DoneCard flow={flow} chosen={chosen} answer={run.data} />
      </Step>
    );
  }
  if (!check.data) {
    return (
      <Step title="Paso 2 de 4: columnas">
        <ColumnStep flow={flow} chosen={chosen} />
      </Step>
    );
  }
  return (
    <Step title="Paso 3 de 4: comprobación">
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
