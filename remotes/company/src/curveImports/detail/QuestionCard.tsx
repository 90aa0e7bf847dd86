import { ActionButton, Card, Failure } from '@vatio/ui/layout';
import { useState } from 'react';
import type { CurveImport, ImportCheck } from '../curveImport';
import { useCancelImport, useRecheckImport } from '../curveImportApi';
import { questionInWords } from '../importQuestion';
import { RadioChoices } from './RadioChoices';

export interface QuestionCardProps {
  readonly found: CurveImport;
  readonly question: NonNullable<ImportCheck['question']>;
  readonly canImport: boolean;
}

/** The file does not show how it is to be read: a person says it, and it is read again. */
export function QuestionCard({ found, question, canImport }: QuestionCardProps) {
  const [answer, setAnswer] = useState<string>();
  const recheck = useRecheckImport(found);
  const cancel = useCancelImport();
  const isBusy = recheck.isPending || cancel.isPending;
  const { text, choices } = questionInWords(question);
  const read = () =>
    recheck.mutate({
      supplyPointId: found.supplyPointId,
      answers: { ...found.answers, [question.asks]: answer },
    });

  return (
    <Card title="Una pregunta sobre el fichero">
      <p>
        No lo adivinamos: lo que digas vale para todo el fichero, y verás el resultado antes de
        importar nada.
      </p>
      {canImport ? (
        <>
          <RadioChoices legend={text} choices={choices} value={answer} onChange={setAnswer} />
          <Failure error={recheck.error ?? cancel.error} />
          <div className="d-flex flex-wrap gap-2">
            <ActionButton look="primary" isOff={isBusy || answer === undefined} onClick={read}>
              Revisar el fichero
            </ActionButton>
            <ActionButton
              look="outline-secondary"
              isOff={isBusy}
              onClick={() => cancel.mutate(found)}
            >
              Descartar el fichero
            </ActionButton>
          </div>
        </>
      ) : (
        <p className="fw-bold mb-0">{text}</p>
      )}
    </Card>
  );
}
