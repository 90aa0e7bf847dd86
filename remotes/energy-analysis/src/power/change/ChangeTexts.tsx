import type { IncreaseCost } from '@vatio/energy/optimise';
import { euros } from '@vatio/ui/format';
import { Euros } from '@vatio/ui/layout';
import type { ReactNode } from 'react';
import { factOfSaving } from '../../studies/studyFacts';
import { type ChangeAdvice, netSavingEur } from './changeAdvice';

export interface ChangeTextsProps {
  readonly advice: ChangeAdvice;
  /** The prefix of its amounts' fact keys. */
  readonly fact: string;
  /** The powers' saving in a year, before taxes. */
  readonly savingEur: number;
  /** The fields for facts of an increase that only a person knows: shown if there is something to pay. */
  readonly facts?: ReactNode;
}

/** The cost and saving of a change of powers in its first year, and when it may be requested. */
export function ChangeTexts({ advice, fact, savingEur, facts }: ChangeTextsProps) {
  const { cost, backCost, sentences } = advice;
  return (
    <>
      <NetSaving fact={`${fact}:first-year`} savingEur={savingEur} cost={cost} />
      {cost && facts}
      {cost && <CostLines title="Cuesta una vez" fact={`${fact}:cost`} cost={cost} />}
      {backCost && (
        <CostLines title="Volver a subir costaría" fact={`${fact}:cost-back`} cost={backCost} />
      )}
      <ul className="mb-0">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

interface NetSavingProps {
  readonly fact: string;
  readonly savingEur: number;
  readonly cost: IncreaseCost | null;
}

function NetSaving({ fact, savingEur, cost }: NetSavingProps) {
  const net = netSavingEur(savingEur, cost);
  if (net === null) {
    return <p>Lo que cuesta el cambio no es verificable, así que no hay ahorro neto.</p>;
  }
  const amount = (
    <strong>
      <Euros fact={factOfSaving(fact, net)} eur={Math.abs(net)} />
    </strong>
  );
  if (!cost) {
    return net < 0 ? (
      <p>Cambiar no tiene coste, pero el primer año costaría {amount} más que ahora.</p>
    ) : (
      <p>Cambiar no tiene coste: el ahorro del primer año es de {amount}.</p>
    );
  }
  if (net < 0) {
    return (
      <p>
        Con el coste del cambio, el primer año costaría {amount} más que ahora
        {cost.isAtMost && ', como mucho: no constan derechos vigentes'}.
      </p>
    );
  }
  return (
    <p>
      Ahorro del primer año, descontado el coste del cambio: {amount}
      {cost.isAtMost && ' como poco: no constan derechos vigentes'}.
    </p>
  );
}

interface CostLinesProps {
  readonly title: string;
  readonly fact: string;
  readonly cost: IncreaseCost;
}

/** Each line with its arithmetic and norm. */
function CostLines({ title, fact, cost }: CostLinesProps) {
  return (
    <div className="mb-3">
      <h3 className="h6" data-fact={fact}>
        {title}
        {cost.totalWithTaxEur !== null && `: ${euros(Number(cost.totalWithTaxEur))} con impuestos`}
      </h3>
      <ul className="mb-1">
        {cost.lines.map(({ concept, label, amountEur, calculation }) => (
          <li key={concept} data-fact={`${fact}:line=${concept}`}>
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
