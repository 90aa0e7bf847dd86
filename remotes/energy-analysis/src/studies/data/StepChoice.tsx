import { decimalInWords } from '@vatio/ui/format';
import { useId } from 'react';

export interface StepChoiceProps {
  /** kW; null: the usual one. */
  readonly stepKw: string | null;
  readonly onChange: (stepKw: string | null) => void;
}

const steps = ['0.1', '0.5', '1', '5', '10'];

/** Between which powers the cheapest are looked for. */
export function StepChoice({ stepKw, onChange }: StepChoiceProps) {
  const id = useId();
  const shown = stepKw !== null && !steps.includes(stepKw) ? [...steps, stepKw] : steps;
  return (
    <div className="mb-3">
      <label htmlFor={id} className="form-label">
        Paso de las potencias
      </label>
      <select
        id={id}
        className="form-select w-auto"
        value={stepKw ?? ''}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">El habitual</option>
        {shown.map((step) => (
          <option key={step} value={step}>
            {decimalInWords(step)} kW
          </option>
        ))}
      </select>
      <div id={`${id}-help`} className="form-text">
        El habitual es 0,1 kW hasta 15 kW contratados, con telegestión (RD 88/2026, art. 34.8), y 1
        kW por encima, donde ninguna norma da uno más fino: elige 0,1 kW solo si la distribuidora lo
        admite.
      </div>
    </div>
  );
}
