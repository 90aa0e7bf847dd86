import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import { type BoundFieldProps, errorOf } from './boundField';
import { useFieldNotes } from './Field';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** The effect of choosing it. */
  readonly explanation?: ReactNode;
}

export interface ChoiceFieldProps<In extends FieldValues> extends BoundFieldProps<In> {
  readonly choices: readonly Choice[];
  /** Several may be chosen: the field's value is a list. */
  readonly isMultiple?: boolean;
}

/** One of a few values, or several, each explained, all in sight: a role, the parts of a study. */
export function ChoiceField<In extends FieldValues>({
  form,
  name,
  label,
  help,
  choices,
  isMultiple = false,
}: ChoiceFieldProps<In>) {
  const error = errorOf(form, name);
  const { a11y, notes } = useFieldNotes({ error, help });
  const group = {
    role: isMultiple ? 'group' : 'radiogroup',
    'aria-labelledby': `${a11y.id}-label`,
  };
  return (
    <div className={`field ${error ? 'has-error' : ''}`} {...group} {...a11y}>
      <div className="form-label" id={group['aria-labelledby']}>
        {label}
      </div>
      <div className="choices">
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            type={isMultiple ? 'checkbox' : 'radio'}
            input={form.register(name)}
          />
        ))}
      </div>
      {notes}
    </div>
  );
}

interface ChoiceCardProps {
  readonly choice: Choice;
  readonly type: 'checkbox' | 'radio';
  readonly input: UseFormRegisterReturn;
}

function ChoiceCard({ choice: { value, label, explanation }, type, input }: ChoiceCardProps) {
  const id = useId();
  const explanationId = `${id}-explanation`;
  return (
    <label className="choice" htmlFor={id}>
      <input
        className="form-check-input"
        {...input}
        id={id}
        type={type}
        value={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={explanation ? explanationId : undefined}
      />
      <span className="choice-label" id={`${id}-label`}>
        {label}
      </span>
      {explanation && (
        <span className="choice-explanation" id={explanationId}>
          {explanation}
        </span>
      )}
    </label>
  );
}
