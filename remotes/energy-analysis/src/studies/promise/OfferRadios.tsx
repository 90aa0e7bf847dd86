import type { PromisedOffer, StudyPromise } from '@vatio/contracts/energy-analysis/presentations';
import { useId } from 'react';
import { factOfPromise } from '../studyFacts';
import { answerInWords, expiredInWords } from './promiseWords';

export interface OfferRadiosProps {
  readonly studyId: string;
  readonly promise: StudyPromise;
  /** An offer's id; null: none; undefined: the question is unanswered. */
  readonly value: string | null | undefined;
  readonly onChange: (value: string | null) => void;
}

/** Asks which of a study's offers counts, or none. No answer is preselected. */
export function OfferRadios({ studyId, promise, value, onChange }: OfferRadiosProps) {
  const name = useId();
  return (
    <fieldset className="mb-3">
      <legend className="form-label fs-6">
        Ninguna oferta está recomendada. ¿Cuál cuenta en este estudio?
      </legend>
      {promise.offers.map((offer) => (
        <Answer
          key={offer.id}
          name={name}
          fact={factOfPromise(studyId, offer)}
          label={answerInWords({ promise, offer })}
          note={noteOf(offer)}
          isOff={offer.savingEur === null}
          isChosen={value === offer.id}
          onChoose={() => onChange(offer.id)}
        />
      ))}
      <Answer
        name={name}
        fact={factOfPromise(studyId, null)}
        label={answerInWords({ promise, offer: null })}
        note={null}
        isOff={false}
        isChosen={value === null}
        onChoose={() => onChange(null)}
      />
    </fieldset>
  );
}

function noteOf(offer: PromisedOffer): string | null {
  if (offer.lack) return `No se puede comparar: ${offer.lack}`;
  return offer.isExpired ? expiredInWords(offer) : null;
}

interface AnswerProps {
  readonly name: string;
  readonly fact: string;
  readonly label: string;
  readonly note: string | null;
  /** It cannot be chosen, as its note says. */
  readonly isOff: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Answer({ name, fact, label, note, isOff, isChosen, onChoose }: AnswerProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="form-check">
      <input
        type="radio"
        className="form-check-input"
        id={id}
        name={name}
        disabled={isOff}
        checked={isChosen}
        aria-describedby={note ? noteId : undefined}
        onChange={onChoose}
      />
      <label className="form-check-label text-break" htmlFor={id}>
        <bdi data-fact={`${fact}:answer`}>{label}</bdi>
      </label>
      {note && (
        <div className="form-text" id={noteId}>
          {note}
        </div>
      )}
    </div>
  );
}
