import { billRowRecord } from '@vatio/contracts/billing/billRecord';
import type { FindingCode, Verification, VerifiedLine } from '@vatio/energy/verify';
import { decimalInWords } from '@vatio/ui/format';
import { QuietZero } from '@vatio/ui/layout';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { factOfLine } from '../../../common/facts';
import { LineBadge } from '../../verification/LineBadge';
import { addingInWords, missingInWords } from '../../verification/words';
import classes from '../Beside.module.css';

const { fields } = billRowRecord;

export interface ComparedLinesProps {
  /** The fact key of the bill. */
  readonly fact: string;
  readonly result: Verification;
  /** True once the total is typed: until then, absent values are only not typed yet. */
  readonly isWhole: boolean;
}

/** Billed and computed beside each other. */
export function ComparedLines({ fact, result, isWhole }: ComparedLinesProps) {
  const { lines } = result;
  // Values that are not typed yet cannot differ from a measurement.
  const findings = result.findings
    .map((finding, index) => ({ ...finding, fact: `${fact}:finding:${index}:message` }))
    .filter(({ code }) => isWhole || !measured.includes(code));
  return (
    <>
      <table className={`table ${classes.lines}`}>
        <caption className="visually-hidden">Facturado y calculado, línea por línea</caption>
        <thead>
          <tr>
            <th scope="col">Línea, en €</th>
            <th scope="col" className="text-end">
              Facturado
            </th>
            <th scope="col" className="text-end">
              {fields.computedEur.label}
            </th>
            <th scope="col" className="text-end">
              {fields.differenceEur.label}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <ComparedLine
              key={[line.concept, line.period, line.segment, line.label].join(' ')}
              fact={factOfLine(fact, line)}
              json={JSON.stringify(line)}
              isTyped={isWhole || line.issued.length > 0}
            />
          ))}
        </tbody>
      </table>
      {findings.length > 0 && (
        <ul className="mt-3 mb-0">
          {findings.map((finding) => (
            <li key={finding.fact} data-fact={finding.fact}>
              {finding.message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const measured: readonly FindingCode[] = ['energyDiffers', 'maximumDiffers'];

const differenceOf = (eur: string): string => `${Number(eur) > 0 ? '+' : ''}${decimalInWords(eur)}`;

/** The badge beside it says «No verificable». */
const whyOf = ({ missing, why }: VerifiedLine): string =>
  missing.length === 0 ? why : missing.map(({ message }) => missingInWords(message)).join(' ');

interface ComparedLineProps {
  readonly fact: string;
  /** A string, so that an unchanged line is not drawn again at each key. */
  readonly json: string;
  readonly isTyped: boolean;
}

const ComparedLine = memo(function Compared({ fact, json, isTyped }: ComparedLineProps) {
  const line: VerifiedLine = JSON.parse(json);
  const { label, billedEur, computedEur, differenceEur, state, concept, adding } = line;
  const isRight = isTyped && state === 'correct' && adding?.closes !== false;
  return (
    <>
      <tr className={concept === 'total' ? 'fw-bold' : undefined}>
        <th scope="row" className={concept === 'total' ? undefined : 'fw-normal'}>
          <bdi>{label}</bdi>
          {isRight && (
            <>
              <Check size="1em" className="text-success ms-1" aria-hidden="true" />
              <span className="visually-hidden"> Correcta</span>
            </>
          )}
        </th>
        <td className="text-end text-nowrap" data-fact={`${fact}:billed`}>
          {isTyped ? decimalInWords(billedEur) : '–'}
        </td>
        <td className="text-end text-nowrap" data-fact={`${fact}:computed`}>
          {computedEur === null ? '–' : decimalInWords(computedEur)}
        </td>
        <td className="text-end text-nowrap" data-fact={`${fact}:difference`}>
          {differenceEur === null || !isTyped ? (
            '–'
          ) : (
            <QuietZero eur={differenceEur}>{differenceOf(differenceEur)}</QuietZero>
          )}
        </td>
      </tr>
      {isTyped && !isRight && (
        <tr>
          <td colSpan={4} className={classes.why}>
            <LineBadge state={state} adding={adding} />{' '}
            <span data-fact={`${fact}:why`}>{whyOf(line)}</span>{' '}
            {adding && <span data-fact={`${fact}:adding`}>{addingInWords(adding)}.</span>}
          </td>
        </tr>
      )}
    </>
  );
});
