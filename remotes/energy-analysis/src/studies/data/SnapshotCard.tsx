import {
  pointTypeLabel,
  powerControlLabels,
  territoryLabels,
} from '@vatio/contracts/company/supplyWords';
import type {
  StudyCalculation,
  StudySnapshotAnswer,
} from '@vatio/contracts/energy-analysis/studies';
import { alignedDecimals, count, date, decimalInWords } from '@vatio/ui/format';
import { Card, Fact, Facts } from '@vatio/ui/layout';
import { PeriodTable } from '@vatio/ui/table';
import { ContractFacts, ContractPrices } from './ContractPrices';
import { ReadingTable } from './ReadingTable';

export interface SnapshotCardProps {
  readonly calculation: StudyCalculation;
  /** The prefix of its amounts' fact keys. */
  readonly fact: string;
}

/** The data that the calculation saw: frozen, whatever happens to the point later. */
export const SnapshotCard = ({ calculation, fact }: SnapshotCardProps) => (
  <Card title={`Con qué se hizo el cálculo ${calculation.number}`} isWide>
    <SnapshotFacts snapshot={calculation.snapshot} fact={fact} />
  </Card>
);

export interface SnapshotFactsProps {
  readonly snapshot: StudySnapshotAnswer;
  /** The calculation's fact key. */
  readonly fact: string;
}

/** The same, without its card. */
export function SnapshotFacts({ snapshot, fact }: SnapshotFactsProps) {
  const { window, tariff, territory, pointType, powerControl, supplier, powersKw, curve } =
    snapshot;
  const { contract, annualise, stepKw, isStepChosen } = snapshot;
  return (
    <>
      <Facts>
        <Fact label="Ventana">
          {date(window.firstDay)} – {date(window.lastDay)}
        </Fact>
        <Fact label="Contratado con">
          <bdi>{supplier}</bdi>
        </Fact>
        <Fact label="Tarifa">{tariff}</Fact>
        <Fact label="Territorio">{territoryLabels[territory]}</Fact>
        <Fact label="Tipo de punto">{pointTypeLabel(pointType)}</Fact>
        <Fact label="Control de potencia">{powerControlLabels[powerControl]}</Fact>
        <Fact label="Curva">{curveInWords(curve)}</Fact>
        {stepKw && (
          <Fact label="Paso de las potencias">
            {decimalInWords(stepKw)} kW{isStepChosen && ', elegido'}
          </Fact>
        )}
        {annualise && <Fact label="Anualizado">Los meses conocidos valen por todo el año</Fact>}
        {contract && <ContractFacts contract={contract} fact={fact} />}
      </Facts>
      <div className="mt-3">
        <PeriodTable
          caption="Potencias contratadas"
          rows={[{ label: 'Contratada, kW', values: alignedDecimals(powersKw) }]}
        />
      </div>
      {contract && <ContractPrices contract={contract} />}
      <ReadingTable readings={snapshot.readings} />
    </>
  );
}

function curveInWords(curve: StudySnapshotAnswer['curve']): string {
  if (!curve) return 'Sin curva de estos meses';
  const kind = curve.minutes === 15 ? 'Cuartohoraria' : 'Horaria';
  const known = count(curve.knownQuarters, 'cuarto conocido', 'cuartos conocidos');
  if (curve.missingQuarters === 0) return `${kind}, completa: ${known}`;
  return `${kind}: ${known}, ${count(curve.missingQuarters, 'falta', 'faltan')}`;
}
