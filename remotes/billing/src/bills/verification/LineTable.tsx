import { billRowRecord } from '@vatio/contracts/billing/billRecord';
import type { Bill } from '@vatio/contracts/billing/bills';
import type { BillVerification } from '@vatio/contracts/billing/verifications';
import { euros } from '@vatio/ui/format';
import { QuietZero } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { factOfBill, factOfLine } from '../../common/facts';
import { LineBadge } from './LineBadge';
import { type KeyedLine, Proof } from './Proof';
import { addingInWords, differenceInWords, rangeInWords } from './words';

type VerifiedLine = BillVerification['lines'][number];

export interface LineTableProps {
  readonly bill: Pick<Bill, 'id'>;
  readonly lines: readonly VerifiedLine[];
}

/** Replaces an unknown amount: the badge says so, with the reason beside it. */
const unknown = <span aria-hidden="true">–</span>;

const { fields } = billRowRecord;

const columns: readonly Column<KeyedLine>[] = [
  { id: 'label', header: 'Línea', isRowHeader: true, cell: ({ label }) => <bdi>{label}</bdi> },
  {
    id: 'billed',
    header: 'Facturado',
    align: 'end',
    fact: 'billed',
    cell: ({ billedEur }) => <span className="text-nowrap">{euros(Number(billedEur))}</span>,
  },
  {
    id: 'computed',
    header: fields.computedEur.label,
    align: 'end',
    fact: 'computed',
    cell: ({ computedEur, range }) => {
      if (computedEur === null) return range ? rangeInWords(range) : unknown;
      return <span className="text-nowrap">{euros(Number(computedEur))}</span>;
    },
  },
  {
    id: 'difference',
    header: fields.differenceEur.label,
    align: 'end',
    fact: 'difference',
    cell: ({ differenceEur }) =>
      differenceEur === null ? (
        unknown
      ) : (
        <QuietZero eur={differenceEur}>{differenceInWords(differenceEur)}</QuietZero>
      ),
  },
  {
    id: 'state',
    header: fields.state.label,
    fact: 'adding',
    cell: ({ state, adding }) => (
      <>
        <LineBadge state={state} adding={adding} />
        {adding && <Adding adding={adding} />}
      </>
    ),
  },
  { id: 'why', header: 'Por qué', cell: (line) => <Proof line={line} /> },
];

/** Printed lines can add up and still be wrong. */
const Adding = ({ adding }: { readonly adding: NonNullable<VerifiedLine['adding']> }) => (
  <div className={`small fw-normal ${adding.closes ? 'text-muted' : 'text-danger'}`}>
    {addingInWords(adding)}
  </div>
);

/** Line by line: what was billed, what should have been, and the proof. */
export const LineTable = ({ bill, lines }: LineTableProps) => (
  <DataTable
    caption="Línea por línea"
    columns={columns}
    rows={lines.map((line) => ({ ...line, fact: factOfLine(factOfBill(bill.id), line) }))}
    factOf={({ fact }) => fact}
    rowId={({ concept, period, segment, label }) =>
      [concept, period, segment, label].map(String).join(' ')
    }
    rowClassName={({ concept }) => (concept === 'total' ? 'fw-bold' : undefined)}
  />
);
