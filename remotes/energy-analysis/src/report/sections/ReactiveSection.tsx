import type { ReportFacts } from '@vatio/contracts/energyAnalysis/report';
import { decimalInWords, euros } from '@vatio/ui/format';
import { bankSaving, neededBankKvar, paybackInWords, usualBankOf } from '../../reactive/bank';
import { ReactiveCosts } from '../../reactive/ReactiveCard';
import type { Reactive } from '../../reactive/reactive';
import type { SectionProps } from '../found';

/** What reactive energy costs, and the bank that would end it. */
export const ReactiveSection = ({ found: { reactive, facts } }: SectionProps) =>
  reactive && (
    <>
      <ReactiveCosts found={reactive} />
      <h3>Batería de condensadores</h3>
      <p className="mb-0">{bankInWords(reactive, facts)}</p>
    </>
  );

/** Its price is an offer's: none is invented, so there is no payback before somebody types it. */
function bankInWords(found: Reactive, { bankKvar, bankPriceEur }: ReportFacts): string {
  const needed = neededBankKvar(found);
  if (Number(needed) === 0) return 'No hace falta: no se paga energía reactiva.';
  const size = bankKvar ?? usualBankOf(needed);
  const saving = bankSaving(found, size);
  const why = `La potencia reactiva media que se paga llega a ${decimalInWords(needed)} kVAr en el peor mes y periodo; las lecturas son sumas de mes, y en las horas de más carga hará falta más.`;
  if (saving.savingEur === null) return `${why} El ahorro no es verificable.`;
  const saved = `Con una batería de ${decimalInWords(size)} kVAr se habrían pagado ${euros(Number(saving.afterEur))}: un ahorro de ${euros(saving.savingEur)}, sin impuestos.`;
  const payback =
    bankPriceEur === null
      ? 'Se amortiza en el precio que se ofrezca dividido entre ese ahorro.'
      : `Se ofrece por ${euros(Number(bankPriceEur))}. ${paybackInWords(Number(bankPriceEur), saving)}`;
  return `${why} ${saved} ${payback}`;
}
