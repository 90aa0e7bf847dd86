import type { ReactNode } from 'react';
import { Figures } from './Figures';

export interface AnswerProps {
  /** The verdict in a sentence, with its badge. */
  readonly children: ReactNode;
  /** Its amounts, as `Figure`s; the most important one first. */
  readonly figures?: ReactNode;
  /** The one next step: a primary button or link. */
  readonly next?: ReactNode;
}

/**
 * What a page is opened for, above all facts: the verdict, its amounts and the next step.
 * `<Answer figures={<Figure label="Reclamable">145,29 €</Figure>} next={…}>Se puede reclamar.</Answer>`
 */
export const Answer = ({ children, figures, next }: AnswerProps) => (
  <section className="answer" aria-label="En resumen">
    <div className="answer-head">
      <div className="answer-verdict">{children}</div>
      {next && <div className="answer-next">{next}</div>}
    </div>
    {figures && <Figures>{figures}</Figures>}
  </section>
);
