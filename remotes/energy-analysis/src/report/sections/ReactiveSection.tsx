import type { ReportFacts } from '@vatio/contracts/energy-analysis/report';
import { decimalInWords } from '@vatio/ui/format';
import { Euros } from '@vatio/ui/layout';
import { bankSaving, neededBankKvar, paybackInWords, usualBankOf } from '../../reactive/bank';
import { ReactiveCosts } from '../../reactive/ReactiveCard';
import type { Reactive } from '../../reactive/reactive';
import type { SectionProps } from '../found';

/** The cost of reactive energy, and the bank that would end it. */
export const ReactiveSection = ({ found: { reactive, facts } }: SectionProps) =>
  reactive && (
    <>
      <ReactiveCosts found={reactive} />
      <h3>Batería de condensadores</h3>
      <p className="mb-0">
        <Bank found={reactive} facts={facts} />
      </p>
    </>
  );

interface BankProps {
  readonly found: Reactive;
  readonly facts: ReportFacts;
}

/** Its price is a real offer's, never an invented one, so there is no payback until a person types it. */
function Bank({ found, facts: { bankKvar, bankPriceEur } }: BankProps) {
  const needed = neededBankKvar(found);
  if (Number(needed) === 0) return 'No hace falta: no se paga energía reactiva.';
  const size = bankKvar ?? usualBankOf(needed);
  const saving = bankSaving(found, size);
  const { fact, afterEur, savingEur } = saving;
  const why = `La potencia reactiva media que se paga llega a ${decimalInWords(needed)} kVAr en el peor mes y periodo; las lecturas son sumas de mes, y en las horas de más carga hará falta más.`;
  if (savingEur === null) return `${why} El ahorro no es verificable.`;
  return (
    <>
      {why} Con una batería de {decimalInWords(size)} kVAr se habrían pagado{' '}
      <Euros fact={`${fact}:paid`} eur={afterEur ?? 0} />: un ahorro de{' '}
      <Euros fact={`${fact}:saving`} eur={savingEur} />, sin impuestos.{' '}
      {bankPriceEur === null ? (
        'Se amortiza en el precio que se ofrezca dividido entre ese ahorro.'
      ) : (
        <>
          Se ofrece por <Euros fact={`${fact}:price`} eur={bankPriceEur} />.{' '}
          {paybackInWords(Number(bankPriceEur), saving)}
        </>
      )}
    </>
  );
}
