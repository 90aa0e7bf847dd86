import { formatDuration } from '@vatio/records/duration';
import { euros, number } from '@vatio/ui/format';
import { Card, Figure, Figures } from '@vatio/ui/layout';
import { totalOf } from './clientSums';
import { factOfPeriod } from './period';
import type { SummaryOfDays } from './summaryApi';

const eurosOf = (eur: string | null) => euros(Number(eur ?? 0));

/** The totals of all clients. */
export function SummaryFigures({ summary }: { readonly summary: SummaryOfDays }) {
  const { minutes, billableMinutes, amountEur, clients } = summary;
  const fact = factOfPeriod(summary);
  const { unratedMinutes, savedEur, recoveredEur } = totalOf(clients);
  return (
    <Card title="En total" isWide>
      <Figures>
        <Figure label="Horas">{formatDuration(minutes)}</Figure>
        <Figure
          label="Facturables"
          note={`${number(minutes > 0 ? (billableMinutes / minutes) * 100 : 0, 1)}\u00a0% del total`}
        >
          {formatDuration(billableMinutes)}
        </Figure>
        <Figure
          label="Importe"
          fact={`${fact}:amount`}
          note={
            unratedMinutes > 0
              ? `sin ${formatDuration(unratedMinutes)} de clientes sin tarifa`
              : 'a su tarifa'
          }
        >
          {eurosOf(amountEur)}
        </Figure>
        <Figure
          label="Ahorro aceptado"
          note="al año, de estudios aceptados en estos días"
          fact={`${fact}:saved`}
        >
          {eurosOf(savedEur)}
        </Figure>
        <Figure
          label="Recuperado"
          note="de reclamaciones, en estos días"
          fact={`${fact}:recovered`}
        >
          {eurosOf(recoveredEur)}
        </Figure>
      </Figures>
    </Card>
  );
}
