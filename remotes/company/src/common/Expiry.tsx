import { date } from '@vatio/ui/format';
import { today } from './values/days';
import { expiryInWords, type Urgency, urgencyOf } from './values/expiry';

const looks: Readonly<Record<Urgency, string | undefined>> = {
  ended: 'badge-quiet',
  within30: 'text-bg-danger',
  within60: 'text-bg-warning',
  within90: 'text-bg-info',
  later: undefined,
};

export interface ExpiryProps {
  /** The last day of a contract. */
  readonly lastDay: string;
}

/** The last day of a contract and, when it is near, how near. */
export function Expiry({ lastDay }: ExpiryProps) {
  const look = looks[urgencyOf(lastDay, today())];
  return (
    <span className="d-inline-flex flex-wrap flex-md-nowrap align-items-center gap-2">
      <span className="text-nowrap">{date(lastDay)}</span>
      {look && <span className={`badge ${look}`}>{expiryInWords(lastDay, today())}</span>}
    </span>
  );
}
