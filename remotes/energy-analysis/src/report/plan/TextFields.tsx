import { reportPartFields } from '@vatio/contracts/energy-analysis/reportFields';
import { Field } from '@vatio/ui/forms';
import { Bold, List } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { PlannedPart } from '../reportPlan';
import { type Selected, withBold, withList } from './textEditing';

export interface TextFieldsProps {
  readonly part: PlannedPart;
  readonly titleError: string | undefined;
  readonly textError: string | undefined;
  readonly onChange: (change: Partial<PlannedPart>) => void;
}

/** The title and the text of the consultant's, with its few formats. */
export function TextFields({ part, titleError, textError, onChange }: TextFieldsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const format = (change: (selected: Selected) => Selected) => {
    const { current } = area;
    if (!current) return;
    const { selectionStart, selectionEnd } = current;
    const next = change({ text: part.text, start: selectionStart, end: selectionEnd });
    onChange({ text: next.text });
    current.focus();
    // After React has written the text, which moves the cursor to its end.
    requestAnimationFrame(() => current.setSelectionRange(next.start, next.end));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'b') return;
    event.preventDefault();
    format(withBold);
  };
  return (
    <>
      <Field label={reportPartFields.title.label} error={titleError}>
        {(a11y) => (
          <input
            className="form-control"
            maxLength={reportPartFields.title.max}
            autoComplete="off"
            value={part.title}
            onChange={({ target }) => onChange({ title: target.value })}
            {...a11y}
          />
        )}
      </Field>
      <Field
        label={reportPartFields.text.label}
        error={textError}
        help="Una línea en blanco separa párrafos; «- » o «1. » al empezar una línea hace una lista; **así** queda en negrita (Ctrl+B)."
      >
        {(a11y) => (
          <>
            <div className="btn-group btn-group-sm ms-2 mb-1">
              <button
                type="button"
                className="btn btn-outline-secondary"
                onClick={() => format(withBold)}
              >
                <Bold aria-hidden="true" /> Negrita
              </button>
              <button
                type="button"
                className="btn btn-outline-secondary"
                onClick={() => format(withList)}
              >
                <List aria-hidden="true" /> Lista
              </button>
            </div>
            <textarea
              ref={area}
              className="form-control"
              rows={7}
              maxLength={reportPartFields.text.max}
              value={part.text}
              onChange={({ target }) => onChange({ text: target.value })}
              onKeyDown={onKeyDown}
              {...a11y}
            />
          </>
        )}
      </Field>
    </>
  );
}
