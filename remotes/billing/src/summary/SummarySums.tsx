import type { SummarySums as Sums } from '@vatio/contracts/billing/summaries';
import { count, euros, kwh, number } from '@vatio/ui/format';
import { Card, Figure, Figures } from '@vatio/ui/layout';

/** What all groups come to. @param sums `undefined`: on their way */
export function SummarySums({ sums }: { readonly sums: Sums | undefined }) {
  const computed = sums?.computed;
  return (
    <Card title="En total" isWide>
      <Figures>
        <Figure label="Facturado" note={sums && count(sums.bills, 'factura', 'facturas')}>
          {sums && euros(Number(sums.billedEur))}
        </Figure>
        <Figure
          label="Calculado"
          note={
            computed &&
            `en ${number(computed.bills)} verificadas, facturado ${euros(Number(computed.billedEur))}`
          }
        >
          {computed && euros(Number(computed.computedEur))}
        </Figure>
        <Figure label="Diferencia" note="Facturado menos calculado">
          {sums && euros(Number(sums.differenceEur))}
        </Figure>
        <Figure label="Reclamable" note="Con impuestos">
          {sums && euros(Number(sums.claimableEur))}
        </Figure>
        <Figure label="Reclamado" note="Sin intereses ni lo rechazado">
          {sums && euros(Number(sums.claimedEur))}
        </Figure>
        <Figure label="Recuperado">{sums && euros(Number(sums.recoveredEur))}</Figure>
        <Figure
          label="Energía"
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
