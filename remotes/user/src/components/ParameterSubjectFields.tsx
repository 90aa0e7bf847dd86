import { parameterShapes, tariffs } from '@vatio/energy/tariff';
import { Field, type SelectOption } from '@vatio/ui/forms';
import { useNavigate } from 'react-router-dom';
import { isByTariff } from '../model/parameter';
import { kindOptions } from '../model/parameterFilter';
import { changeAddress, type ParameterSubject, type ProposedDays } from '../model/parameterSubject';

export interface ParameterSubjectFieldsProps {
  readonly subject: ParameterSubject;
  readonly days: ProposedDays;
}

/**
 * What is changed: a class, and its tariff or type. It is in the address, so each has a form and a
 * draft of its own.
 */
export function ParameterSubjectFields({ subject, days }: ParameterSubjectFieldsProps) {
  const navigate = useNavigate();
  const { kind, tariff, variant } = subject;
  const go = (next: Parameters<typeof changeAddress>[0]) =>
    void navigate(changeAddress(next, days), { replace: true });
  const variants = Object.entries(parameterShapes[kind].variants ?? {});
  return (
    <div className="row">
      <div className="col-md-8">
        <Choice
          label="Clase"
          value={kind}
          options={kindOptions}
          onChange={(value) => {
            const chosen = kindOptions.find((option) => option.value === value);
            // The tariff stays, so that toll and charge of one can be entered one after the other.
            if (chosen) go({ kind: chosen.value, ...(tariff && { tariff }) });
          }}
        />
      </div>
      <div className="col-md-4">
        {isByTariff(kind) && (
          <Choice
            label="Tarifa"
            value={tariff ?? ''}
            options={tariffs.map((value) => ({ value, label: value }))}
            onChange={(value) => go({ kind, tariff: value })}
          />
        )}
        {variants.length > 0 && (
          <Choice
            label="Tipo"
            value={variant ?? ''}
            options={variants.map(([value, label]) => ({ value, label }))}
            onChange={(value) => go({ kind, variant: value })}
          />
        )}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <Field label={label}>
    {(a11y) => (
      <select
        className="form-select"
        {...a11y}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
