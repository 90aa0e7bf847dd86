import { billRecord, billRowRecord } from '@vatio/contracts/billing/billRecord';
import type { Bill } from '@vatio/contracts/billing/bills';
import { formatCups } from '@vatio/energy/cups';
import { SectionLink } from '@vatio/platform';
import { count, date, dateTime, decimalInShort, number } from '@vatio/ui/format';
import { Card, Euros, Fact, Facts } from '@vatio/ui/layout';
import { Link } from 'react-router-dom';
import { factOfBill } from '../../common/facts';
import { billedDays } from '../bill';
import { billPath, billsPath } from '../billPaths';

const { fields } = billRecord;
const { clientName, totalKwh } = billRowRecord.fields;

/** The holder and the days of a bill, and its neighbouring bills. */
export function BillFacts({ bill }: { readonly bill: Bill }) {
  const { supplyPointId, clientId, from, to } = bill;
  return (
    <Card title="Datos">
      <Facts>
        <Fact label={fields.supplier.label}>
          <bdi>{bill.supplier}</bdi>
        </Fact>
        <Fact label={fields.number.label}>
          <bdi>{bill.number}</bdi>
        </Fact>
        {bill.kind !== 'ordinary' && (
          <Fact label={fields.kind.label}>{fields.kind.values[bill.kind]}</Fact>
        )}
        <Fact label={clientName.label}>
          <SectionLink to={`/company/clientes/${clientId}`}>
            <bdi>{bill.clientName}</bdi>
          </SectionLink>
        </Fact>
        <Fact label="Punto">
          <SectionLink to={`/company/puntos/${supplyPointId}`}>
            {bill.alias && (
              <>
                <bdi>{bill.alias}</bdi>
                {' · '}
              </>
            )}
            {formatCups(bill.cups)}
          </SectionLink>
          <Link className="d-block small" to={`${billsPath}?punto=${supplyPointId}`}>
            Todas sus facturas
          </Link>
        </Fact>
        <Fact label={fields.tariff.label}>{bill.tariff}</Fact>
        <Fact label="Lecturas">
          {date(from)} – {date(to)} ({count(billedDays(bill), 'día', 'días')})
          {bill.printedDays !== null && ` · dice ${count(bill.printedDays, 'día', 'días')}`}
          {bill.isEstimated && ' · estimada'}
        </Fact>
        <Fact label={fields.issuedOn.label}>{date(bill.issuedOn)}</Fact>
        {bill.accruedOn !== bill.issuedOn && (
          <Fact label={fields.accruedOn.label}>{date(bill.accruedOn)}</Fact>
        )}
        <Fact label={fields.paidOn.label}>
          {bill.paidOn ? date(bill.paidOn) : 'Sin fecha de pago'}
        </Fact>
        <Fact label={totalKwh.label}>{decimalInShort(bill.totalKwh)} kWh</Fact>
        <Fact label={fields.totalEur.label}>
          <strong>
            <Euros fact={`${factOfBill(bill.id)}:billed`} eur={bill.totalEur} />
          </strong>
          {bill.eurPerKwh !== null && ` (${number(Number(bill.eurPerKwh), 6)} €/kWh)`}
        </Fact>
        {(bill.before || bill.after) && (
          <Fact label="Del mismo punto">
            <Around label="Anterior" bill={bill.before} />
            <Around label="Siguiente" bill={bill.after} />
          </Fact>
        )}
        {bill.notes && (
          <Fact label={fields.notes.label}>
            <bdi style={{ whiteSpace: 'pre-line' }}>{bill.notes}</bdi>
          </Fact>
        )}
        <Fact label="Alta">
          {dateTime(bill.createdAt)}, por <bdi>{bill.createdBy}</bdi>
        </Fact>
      </Facts>
    </Card>
  );
}

interface AroundProps {
  readonly label: string;
  readonly bill: Bill['before'];
}

const Around = ({ label, bill }: AroundProps) =>
  bill && (
    <span className="d-block">
      {label}:{' '}
      <Link to={billPath(bill.id)}>
        <bdi>{bill.number}</bdi>
      </Link>{' '}
      <span className="text-nowrap">({date(bill.from)} –</span>{' '}
      <span className="text-nowrap">{date(bill.to)})</span>
    </span>
  );
