import type { Entry } from '@vatio/contracts/activity-hours/entries';
import { durationInWords } from '@vatio/records/duration';
import { date } from '@vatio/ui/format';

/** The entries that the stopped timer wrote, one for each day. */
export function StoppedTimer({ entries }: { readonly entries: readonly Entry[] }) {
  const [first] = entries;
  const words = entries.map((entry) => `${durationInWords(entry.minutes)} el ${date(entry.date)}`);
  return (
    <p className="mb-0" role="status">
      {first
        ? `Apuntado: ${words.join(' y ')}, ${first.client.name}, ${first.activity.name}.`
        : 'El temporizador no llegó a un minuto: no se ha apuntado nada.'}
    </p>
  );
}
