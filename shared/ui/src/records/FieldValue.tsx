import { type Field, isEmpty } from '@vatio/records/record';
import { valueInWords } from '@vatio/records/words';
import type { ReactNode } from 'react';

export interface FieldValueProps {
  readonly field: Field;
  readonly value: unknown;
  /** Stands for an empty field. */
  readonly empty: ReactNode;
}

/** A field's value as screens show it: an address is a link, and typed text stays apart from what is around it. */
export function FieldValue({ field, value, empty }: FieldValueProps) {
  if (isEmpty(value)) return empty;
  const words = valueInWords(field, value);
  if (field.kind === 'email') {
    return (
      <a href={`mailto:${words}`}>
        <bdi>{words}</bdi>
      </a>
    );
  }
  if (field.kind === 'line' && field.keyboard === 'tel') {
    return <a href={`tel:${words.replaceAll(' ', '')}`}>{words}</a>;
  }
  if (field.kind === 'line' || field.kind === 'person') return <bdi>{words}</bdi>;
  return field.kind === 'text' ? <bdi style={{ whiteSpace: 'pre-line' }}>{words}</bdi> : words;
}

/** Fills a cell whose value is unknown. */
export const dash = <span aria-hidden="true">–</span>;

/** Fills a fact of a card that is unknown. */
export const unknown = <span className="text-muted">Sin dato</span>;
