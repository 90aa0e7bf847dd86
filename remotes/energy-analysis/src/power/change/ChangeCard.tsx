import { useQuery } from '@tanstack/react-query';
import type { PowerCalculation, Study } from '@vatio/contracts/energy-analysis/studies';
import type { ParameterTable } from '@vatio/energy/tariff';
import { today } from '@vatio/records/time';
import { Card, Loaded } from '@vatio/ui/layout';
import { useState } from 'react';
import { pointQuery } from '../../studies/studyApi';
import type { Variant } from '../variants';
import { ChangeTexts } from './ChangeTexts';
import { changeAdvice, type IncreaseFacts } from './changeAdvice';

export interface ChangeCardProps {
  readonly study: Study;
  readonly calculation: PowerCalculation;
  readonly table: ParameterTable;
  readonly tried: Variant;
}

/** The way to change to the tried powers: its one-off cost, and when it may be requested. */
export function ChangeCard({ study, calculation, table, tried }: ChangeCardProps) {
  const point = useQuery(pointQuery(study.supplyPointId));
  const { snapshot, result } = calculation;
  const [facts, setFacts] = useState<IncreaseFacts>(nothingElse);
  if (
    tried.cost.powersKw.every((power, i) => Number(power) === Number(result.current.powersKw[i]))
  ) {
    return (
      <Card title="Cambiar a tu propuesta">
        <p className="mb-0">Son las potencias contratadas: no hay nada que cambiar.</p>
      </Card>
    );
  }
  return (
    <Card title="Cambiar a tu propuesta">
      <Loaded
        query={point}
        loading="Cargando el punto de suministro…"
        what="el punto de suministro"
      >
        {(found) => {
          const advice = changeAdvice({
            ...facts,
            snapshot,
            point: found,
            fromKw: result.current.powersKw,
            toKw: tried.cost.powersKw,
            today: today(),
            table,
          });
          return (
            <ChangeTexts
              advice={advice}
              fact={`${tried.fact}:change`}
              savingEur={tried.savingEur}
              facts={
                <FactFields facts={facts} isLowVoltage={advice.isLowVoltage} onChange={setFacts} />
              }
            />
          );
        }}
      </Loaded>
    </Card>
  );
}

const nothingElse: IncreaseFacts = { needsConnection: false, needsVerification: false };

interface FactFieldsProps {
  readonly facts: IncreaseFacts;
  readonly isLowVoltage: boolean;
  readonly onChange: (facts: IncreaseFacts) => void;
}

/** The facts of the increase that only a person knows, and that cost money. */
function FactFields({ facts, isLowVoltage, onChange }: FactFieldsProps) {
  const field = (name: keyof IncreaseFacts, label: string) => (
    <label className="form-check d-flex gap-2 ps-0 mb-1">
      <input
        type="checkbox"
        className="form-check-input ms-0"
        checked={facts[name]}
        onChange={({ target }) => onChange({ ...facts, [name]: target.checked })}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <div className="mb-3">
      {field('needsConnection', 'La distribuidora tiene que actuar en el equipo: enganche')}
      {isLowVoltage && field('needsVerification', 'El contrato tiene más de 20 años: verificación')}
    </div>
  );
}
