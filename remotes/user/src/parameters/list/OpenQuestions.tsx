import type {
  MissingParametersAnswer,
  OpenQuestion,
  Parameter,
} from '@vatio/contracts/user/parameters';
import { detailInWords, kindTitle, validityInWords, valueInWords } from '../parameter';
import { Notice } from './Notice';
import { useSettle } from './useSettle';

export interface OpenQuestionsProps {
  /** Undefined when it could not be read: people come for the tables. */
  readonly found: MissingParametersAnswer | undefined;
  readonly canChange: boolean;
}

/**
 * The questions that decide between two values of a norm: a person who knows the answer gives it with a
 * click.
 */
export function OpenQuestions({ found, canChange }: OpenQuestionsProps) {
  // An API older than this section asks no questions.
  const { version, questions = [] } = found ?? {};
  if (version === undefined || questions.length === 0) return null;
  return (
    <Notice
      look="info"
      title={questions.length === 1 ? 'Una pregunta por responder' : 'Preguntas por responder'}
    >
      <p className="mb-2">
        Hasta entonces las facturas de esos días tienen dos totales: se da por bueno cualquiera de
        los dos y no se reclama ninguno.
      </p>
      <ul className="list-unstyled mb-0">
        {questions.map((question) => (
          <Question
            key={`${question.question} ${question.from} ${question.norm}`}
            question={question}
            version={version}
            canChange={canChange}
          />
        ))}
      </ul>
    </Notice>
  );
}

interface QuestionProps {
  readonly question: OpenQuestion;
  readonly version: number;
  readonly canChange: boolean;
}

function Question({ question, version, canChange }: QuestionProps) {
  const { isPending, settle } = useSettle(question);
  const { question: text, rows, norm } = question;
  const answers = [
    {
      isYes: true,
      word: 'Sí',
      values: rows.map((row) => outcome(row, row.condition?.alternative)),
    },
    { isYes: false, word: 'No', values: rows.map((row) => outcome(row, row.value)) },
  ];
  return (
    <li className="border-top pt-2 pb-1">
      <p className="fw-bold mb-0">{text}</p>
      <p className="small mb-1">
        {validityInWords(question)} · {norm}
      </p>
      <dl className="mb-0">
        {answers.map(({ isYes, word, values }) => (
          <div key={word} className="d-flex align-items-center gap-2 mb-1">
            <dt className="flex-shrink-0">
              {canChange ? (
                <button
                  type="button"
                  className="btn btn-sm btn-primary"
                  disabled={isPending}
                  aria-label={`${word}: ${text}`}
                  onClick={() => settle(version, isYes)}
                >
                  {word}
                </button>
              ) : (
                word
              )}
            </dt>
            <dd className="mb-0">{values.join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** «IVA, Reducido, hasta 10 kW: 10 %» */
function outcome(row: Parameter, value: string | null | undefined): string {
  const name = [kindTitle(row.kind), detailInWords(row)].filter(Boolean).join(', ');
  return `${name}: ${valueInWords({ ...row, value: value ?? null })}`;
}
