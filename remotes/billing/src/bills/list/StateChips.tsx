import { useQuery } from '@tanstack/react-query';
import type { BillTotalsQuery } from '@vatio/contracts/billing/bills';
import type { BillState } from '@vatio/contracts/billing/billWords';
import { number } from '@vatio/ui/format';
import { Segments } from '@vatio/ui/layout';
import { stateLabels } from '../bill';
import { billTotalsQuery } from '../billApi';

export interface StateChipsProps {
  /** The query of the list. */
  readonly query: Partial<BillTotalsQuery>;
  /** `''`: all states. */
  readonly onChange: (state: BillState | '') => void;
}

/** The number of bills in each state; a click on a state filters the list. */
export function StateChips({ query, onChange }: StateChipsProps) {
  const states = useQuery(billTotalsQuery(query)).data?.states;
  const all = states?.reduce((sum, { bills }) => sum + bills, 0);
  const options = Object.entries(stateLabels).map(([state, label]) => ({
    value: state as BillState | '',
    label: labelWith(label, states?.find((one) => one.state === state)?.bills),
  }));
  return (
    <div className="mb-3">
      <Segments
        label="Estado"
        options={[{ value: '', label: labelWith('Todas', all) }, ...options]}
        value={query.state ?? ''}
        onChange={onChange}
      />
    </div>
  );
}

/** «Correcta · 12»; «…» while the number is loading or unavailable. */
const labelWith = (label: string, bills: number | undefined) =>
  `${label} · ${bills === undefined ? '…' : number(bills)}`;
