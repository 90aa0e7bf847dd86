import { billRowRecord } from '@vatio/contracts/billing/billRecord';
import { claimMoney } from '@vatio/contracts/billing/claims/claimMoney';
import type { SummarySums as Sums } from '@vatio/contracts/billing/summaries';
import { count, euros, kwh, number } from '@vatio/ui/format';
import { Card, Figure, Figures } from '@vatio/ui/layout';

const fields = { ...billRowRecord.fields, ...claimMoney };

export interface SummarySumsProps {
  /** `undefined`: on their way. */
  readonly sums: Sums | undefined;
  /** The key of the sums: see `factOfSums`. */
  readonly fact: string;
}

/** The totals of all groups. */
export function SummarySums({ sums, fact }: SummarySumsProps) {
  const computed = sums?.computed;
  return (
    <Card title="En total" isWide>
      <Figures>
        <Figure
          label="Facturado"
          fact={`${fact}:billed`}
          note={sums && count(sums.bills, 'factura', 'facturas')}
          roomFor="00 facturas"
        >
          {sums && euros(Number(sums.billedEur))}
        </Figure>
        <Figure
          label={fields.computedEur.label}
          fact={`${fact}:computed`}
          noteFact={`${fact}:billed-of-computed`}
          roomFor="en 00 verificadas, facturado 000.000,00 €"
          note={
            computed &&
            `en ${number(computed.bills)} verificadas, facturado ${euros(Number(computed.billedEur))}`
          }
        >
          {computed && euros(Number(computed.computedEur))}
        </Figure>
        <Figure
          label={fields.differenceEur.label}
          note="Facturado menos calculado"
          fact={`${fact}:difference`}
        >
          {sums && euros(Number(sums.differenceEur))}
        </Figure>
        <Figure label={fields.claimableEur.label} note="Con impuestos" fact={`${fact}:claimable`}>
          {sums && euros(Number(sums.claimableEur))}
        </Figure>
        <Figure
          label={fields.claimedEur.label}
          note="Sin intereses ni lo rechazado"
          fact={`${fact}:claimed`}
        >
          {sums && euros(Number(sums.claimedEur))}
        </Figure>
        <Figure label={fields.recoveredEur.label} fact={`${fact}:recovered`}>
          {sums && euros(Number(sums.recoveredEur))}
        </Figure>
        <Figure
          label={fields.totalKwh.label}
          note={
            sums?.eurPerKwh
              ? `a ${number(Number(sums.eurPerKwh), 4)}\u00a0€/kWh, con impuestos`
              : undefined
          }
        >
          {sums && kwh(Number(sums.kwh))}
        </Figure>
      </Figures>
    </Card>
  );
}
