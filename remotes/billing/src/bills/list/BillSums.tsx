import { useQuery } from '@tanstack/react-query';
import { billRowRecord } from '@vatio/contracts/billing/billRecord';
import { claimMoney } from '@vatio/contracts/billing/claims/claimMoney';
import { count, euros, kwh, number } from '@vatio/ui/format';
import { Figure, Sums } from '@vatio/ui/layout';
import { useShownList } from '@vatio/ui/table';
import { factOfSums } from '../../common/facts';
import { StateSegments } from '../../common/StateSegments';
import { billTotalsQuery } from '../billApi';

const { computedEur, claimableEur, state } = billRowRecord.fields;

/** As long as the notes will be: what comes late must not push the list away. */
const roomForNotes = {
  billed: '0 facturas, 0 kWh',
  computed: 'en 0 verificadas, facturado 000,00 €',
  claimable: 'con impuestos',
  recovered: 'por reclamaciones',
};

/** The sums of all that the list shows, and its bills by state. When the API cannot answer, the list below says why. */
export function BillSums() {
  const { list, query } = useShownList();
  const { sort: _sort, page: _page, pageSize: _size, ...filters } = query;
  const { data, isPending } = useQuery(billTotalsQuery(filters));
  const sums = [
    ['Facturado', 'billed', data?.billedEur],
    [computedEur.label, 'computed', data?.computed.computedEur],
    [claimableEur.label, 'claimable', data?.claimableEur],
    [claimMoney.recoveredEur.label, 'recovered', data?.recoveredEur],
  ] as const;
  const notes = data && {
    billed: `${count(data.bills, 'factura', 'facturas')}, ${kwh(Number(data.kwh))}`,
    computed: `en ${number(data.computed.bills)} verificadas, facturado ${euros(Number(data.computed.billedEur))}`,
    claimable: 'con impuestos',
    recovered: 'por reclamaciones',
  };
  const fact = factOfSums('bills', filters);
  return (
    <>
      {(isPending || data) && (
        <Sums label="Sumas de lo que se ve" isBusy={isPending}>
          {sums.map(([label, key, eur]) => (
            <Figure
              key={key}
              label={label}
              fact={`${fact}:${key}`}
              note={notes?.[key]}
              roomFor={roomForNotes[key]}
              noteFact={key === 'computed' ? `${fact}:billed-of-computed` : undefined}
            >
              {eur && euros(Number(eur))}
            </Figure>
          ))}
        </Sums>
      )}
      <StateSegments
        field={state}
        counts={data?.states.map((of) => [of.state, of.bills] as const)}
        value={String(query.state ?? '')}
        onChange={(estado) => list.change({ filters: { estado } })}
      />
    </>
  );
}
