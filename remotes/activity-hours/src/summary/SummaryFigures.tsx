import { formatDuration } from '@vatio/contracts/activityHours/duration';
import type { HoursSummary } from '@vatio/contracts/activityHours/summary';
import { euros, number } from '@vatio/ui/format';
import { Card, Figure, Figures } from '@vatio/ui/layout';

const eurosOf = (values: readonly (string | null)[]) =>
  values.reduce((sum, value) => sum + Number(value ?? 0), 0);

/** What all clients come to. */
export function SummaryFigures({ summary }: { readonly summary: HoursSummary }) {
  const { minutes, billableMinutes, amountEur, clients } = summary;
  const unrated = clients.reduce((sum, { unratedMinutes }) => sum + unratedMinutes, 0);
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
          note={
            unrated > 0 ? `sin ${formatDuration(unrated)} de clientes sin tarifa` : 'a su tarifa'
          }
        >
          {euros(Number(amountEur))}
        </Figure>
        <Figure label="Ahorro aceptado" note="al año, de estudios aceptados en estos días">
          {euros(eurosOf(clients.map(({ savedEur }) => savedEur)))}
        </Figure>
        <Figure label="Recuperado" note="de reclamaciones, en estos días">
          {euros(eurosOf(clients.map(({ recoveredEur }) => recoveredEur)))}
        </Figure>
      </Figures>
    </Card>
  );
}
