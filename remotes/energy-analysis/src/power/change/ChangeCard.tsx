import { useQuery } from '@tanstack/react-query';
import type { PowerCalculation, Study } from '@vatio/contracts/energyAnalysis/studies';
import { today } from '@vatio/contracts/time';
import type { IncreaseCost } from '@vatio/energy/optimise';
import type { ParameterTable } from '@vatio/energy/tariff';
import { euros } from '@vatio/ui/format';
import { Card, Loaded } from '@vatio/ui/layout';
import { pointQuery } from '../../studies/studyApi';
import type { Variant } from '../variants';
import { changeAdvice } from './changeAdvice';

export interface ChangeCardProps {
  readonly study: Study;
  readonly calculation: PowerCalculation;
  readonly table: ParameterTable;
  readonly tried: Variant;
}

/** What it takes to change to the tried powers: its cost once, and when it may be asked for. */
export function ChangeCard({ study, calculation, table, tried }: ChangeCardProps) {
  const point = useQuery(pointQuery(study.supplyPointId));
  const { snapshot, result } = calculation;
  return (
    <Card title="Cambiar a tu propuesta">
      <Loaded
        query={point}
        loading="Cargando el punto de suministro…"
        what="el punto de suministro"
      >
        {(found) => {
          const { cost, backCost, sentences } = changeAdvice({
            snapshot,
            point: found,
            fromKw: result.current.powersKw,
            toKw: tried.cost.powersKw,
            today: today(),
            table,
          });
          return (
            <>
              <NetSaving savingEur={tried.savingEur} cost={cost} />
              {cost && <CostLines title="Cuesta una vez" cost={cost} />}
              {backCost && <CostLines title="Volver a subir costaría" cost={backCost} />}
              <ul className="mb-0">
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

interface NetSavingProps {
  readonly savingEur: number;
  readonly cost: IncreaseCost | null;
}

function NetSaving({ savingEur, cost }: NetSavingProps) {
  if (!cost) {
    return (
      <p>
        Cambiar no tiene coste: el ahorro del primer año es de <strong>{euros(savingEur)}</strong>.
      </p>
    );
  }
  if (cost.totalWithTaxEur === null) {
    return <p>Lo que cuesta el cambio no es verificable, así que no hay ahorro neto.</p>;
  }
  return (
    <p>
      Ahorro del primer año, descontado el coste del cambio:{' '}
      <strong>{euros(savingEur - Number(cost.totalWithTaxEur))}</strong>
      {cost.isAtMost && ' como poco: no constan derechos vigentes'}.
    </p>
  );
}

interface CostLinesProps {
  readonly title: string;
  readonly cost: IncreaseCost;
}

/** Each line with its arithmetic and norm. */
function CostLines({ title, cost }: CostLinesProps) {
  return (
    <div className="mb-3">
      <h3 className="h6">
        {title}
        {cost.totalWithTaxEur !== null && `: ${euros(Number(cost.totalWithTaxEur))} con impuestos`}
      </h3>
      <ul className="mb-1">
        {cost.lines.map(({ concept, label, amountEur, calculation }) => (
          <li key={concept}>
            {label}: {calculation} = {euros(Number(amountEur))}
          </li>
        ))}
        {cost.missing.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p className="small text-muted mb-0">{cost.norm}</p>
    </div>
  );
}
