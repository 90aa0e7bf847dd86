import { parameterShapes, parameterTariffs } from '@vatio/energy/tariff';
import { PlainSelect } from '@vatio/ui/forms';
import { useNavigate } from 'react-router-dom';
import { isByTariff } from '../parameter';
import { kindOptions } from '../parameterFilter';
import { changeAddress, type ParameterSubject, type ProposedDays } from '../parameterSubject';

export interface ParameterSubjectFieldsProps {
  readonly subject: ParameterSubject;
  readonly days: ProposedDays;
}

/**
 * The choice of the class to change, and of its tariff or type. The address holds it, so each has a form
 * and a draft of its own.
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
        <PlainSelect
          label="Clase"
          value={kind}
          options={kindOptions}
          onChange={(value) => {
            const chosen = kindOptions.find((option) => option.value === value);
            // The tariff stays, so that its toll and its charge can be entered one after the other.
            if (chosen) go({ kind: chosen.value, ...(tariff && { tariff }) });
          }}
        />
      </div>
      <div className="col-md-4">
        {isByTariff(kind) && (
          <PlainSelect
            label="Tarifa"
            value={tariff ?? ''}
            options={parameterTariffs(kind).map((value) => ({ value, label: value }))}
            onChange={(value) => go({ kind, tariff: value })}
          />
        )}
        {variants.length > 0 && (
          <PlainSelect
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
