import { pricingModeLabels } from '@vatio/contracts/company/supplyWords';
import type { SnapshotContract } from '@vatio/contracts/energy-analysis/studies';
import { alignedDecimals, date, decimalInWords } from '@vatio/ui/format';
import { Euros, Fact } from '@vatio/ui/layout';
import { PeriodTable } from '@vatio/ui/table';

interface ContractProps {
  readonly contract: SnapshotContract;
}

/** The pricing of the frozen contract, and its last day. @param fact of the calculation */
export const ContractFacts = ({
  contract: { mode, marginEurPerKwh, meterEurPerMonth, to },
  fact,
}: ContractProps & { readonly fact: string }) => (
  <>
    <Fact label="Modalidad">{pricingModeLabels[mode]}</Fact>
    {marginEurPerKwh !== null && (
      <Fact label="Margen">{decimalInWords(marginEurPerKwh)} €/kWh</Fact>
    )}
    {meterEurPerMonth !== null && (
      <Fact label="Contador al mes">
        <Euros fact={`${fact}:contract=meter`} eur={meterEurPerMonth} />
      </Fact>
    )}
    <Fact label="Acaba el">{to === null ? 'Sin fecha' : date(to)}</Fact>
  </>
);

/** Its prices by period. */
export function ContractPrices({ contract }: ContractProps) {
  const { energyPricesEurPerKwh: energy, powerPricesEurPerKwYear: power, includesAtr } = contract;
  const atr = includesAtr ? 'todo incluido' : '+ peajes y cargos';
  return (
    <div className="mt-3">
      <PeriodTable
        caption="Precios del contrato"
        rows={[
          {
            label: energy
              ? `Energía, €/kWh (${atr})`
              : 'Energía: no constan los precios del contrato',
            values: energy ? alignedDecimals(energy) : [],
          },
          {
            label: power ? 'Potencia, €/kW·año' : 'Potencia: los precios regulados',
            values: power ? alignedDecimals(power) : [],
          },
        ]}
      />
    </div>
  );
}
