import type { BillVerification } from '@vatio/contracts/billing/verifications';
import { type ParameterKey, parameterName, parameterShapes } from '@vatio/energy/tariff';
import { date, decimalInWords, euros } from '@vatio/ui/format';
import classes from './Proof.module.css';
import { missingInWords } from './words';

/** A line, and what its amounts are of. */
export type KeyedLine = BillVerification['lines'][number] & { readonly fact: string };

/** Why a line is what it is; opens to the formula, its numbers, the regulated values and the norm. */
export function Proof({ line }: { readonly line: KeyedLine }) {
  const { fact, why, missing, alternatives } = line;
  return (
    <div className={`fw-normal ${classes.proof}`}>
      {missing.length === 0 && <span data-fact={`${fact}:why`}>{why}</span>}
      {missing.map(({ message }) => (
        <span key={message} className="d-block text-danger">
          {missingInWords(message)}
        </span>
      ))}
      {alternatives.map((other, index) => (
        <span
          key={`${other.amountEur} ${other.why}`}
          className="d-block"
          data-fact={`${fact}:alternative:${index}`}
        >
          También valdría {euros(Number(other.amountEur))}
          {other.why && `, ${other.why}`}.
        </span>
      ))}
      {(line.calculation || line.norm) && (
        <details className="small text-muted">
          <summary>De dónde sale</summary>
          <How line={line} />
        </details>
      )}
    </div>
  );
}

function How({ line }: { readonly line: KeyedLine }) {
  const { fact, formula, calculation, parameters, norm } = line;
  return (
    <>
      {calculation && (
        <p className="mb-1" data-fact={`${fact}:calculation`}>
          {calculation}
        </p>
      )}
      {formula && <p className="mb-1">{formula}</p>}
      {parameters.length > 0 && (
        <ul className="mb-1 ps-3">
          {parameters.map((parameter) => (
            <li key={`${nameOf(parameter)} ${parameter.from}`}>
              {nameOf(parameter)}, desde el {date(parameter.from)}:{' '}
              {decimalInWords(parameter.value)} ({parameter.norm})
              {parameter.note && ` ${parameter.note}`}
            </li>
          ))}
        </ul>
      )}
      {norm && <p className="mb-0">{norm}</p>}
    </>
  );
}

/** «el peaje de potencia de P1 (3.0TD)»; a kind that this version does not know goes by its own name. */
const nameOf = (parameter: KeyedLine['parameters'][number]): string =>
  parameter.kind in parameterShapes ? parameterName(parameter as ParameterKey) : parameter.kind;
