import type { EntryListAnswer } from '@vatio/contracts/activity-hours/entries';
import { formatDuration } from '@vatio/records/duration';
import { count, number } from '@vatio/ui/format';
import { Figure, Sums } from '@vatio/ui/layout';

/** The sums of all that the list shows, on all its pages. */
export function EntrySums({ answer }: { readonly answer: EntryListAnswer | undefined }) {
  const share = answer && answer.minutes > 0 ? answer.billableMinutes / answer.minutes : undefined;
  return (
    <Sums label="Sumas de lo que se ve" isBusy={!answer}>
      <Figure label="Horas" note={answer ? count(answer.total, 'apunte', 'apuntes') : '\u00a0'}>
        {answer && formatDuration(answer.minutes)}
      </Figure>
      <Figure
        label="Facturables"
        note={share === undefined ? '\u00a0' : `${number(share * 100, 1)}\u00a0%`}
      >
        {answer && formatDuration(answer.billableMinutes)}
      </Figure>
    </Sums>
  );
}
