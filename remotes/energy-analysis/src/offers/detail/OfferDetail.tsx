import { offerRecord } from '@vatio/contracts/energy-analysis/offerRecord';
import type { StudyCalculation } from '@vatio/contracts/energy-analysis/studies';
import { alignedDecimals, date, decimalInWords } from '@vatio/ui/format';
import { Card, Euros, Fact, Facts } from '@vatio/ui/layout';
import { PeriodTable } from '@vatio/ui/table';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { factOfSaving } from '../../studies/studyFacts';
import type { RankedOffer } from '../comparison';
import { atrInWords } from '../offer';
import { pendingTax } from '../pendingTax';
import { leavingCaution, offerCautions } from './cautions';
import { LineTable } from './LineTable';
import { OfferWaterfall } from './OfferWaterfall';
import { differenceSteps } from './steps';

export interface OfferDetailProps {
  readonly row: RankedOffer;
  readonly current: RankedOffer;
  readonly calculation: StudyCalculation;
  readonly taxName: string;
  /** `2026-01-31` */
  readonly today: string;
  /** The available actions. */
  readonly actions: ReactNode;
}

const { fields } = offerRecord;

/** One offer against the current contract. */
export function OfferDetail({ row, current, calculation, taxName, ...rest }: OfferDetailProps) {
  const { offer, name, fact, cost, lacks, lines, ifConditionsHeld: held } = row;
  const steps = useMemo(() => differenceSteps(current, row, taxName), [current, row, taxName]);
  if (!offer) return null;
  const { energyPricesEurPerKwh: energy, powerPricesEurPerKwYear: power } = offer;
  const cautions = [
    ...offerCautions(offer, rest.today),
    ...row.cautions,
    leavingCaution(calculation),
  ];
  return (
    <Card title={name} actions={rest.actions} isWide>
      {cost?.savingEur && (
        <p className="fs-5">
          {Number(cost.savingEur) >= 0 ? 'Ahorra' : 'Cuesta de más'}{' '}
          <strong>
            <Saved fact={fact} savingEur={cost.savingEur} />
          </strong>
          {cost.savingPercent && ` (${decimalInWords(cost.savingPercent)} %)`} frente al contrato
          actual.
        </p>
      )}
      {held && (
        <p>
          {pendingTax(held.pendingFrom)} Con su otro valor costaría{' '}
          <strong>
            <Euros fact={`${fact}:if-held:total`} eur={held.totalEur ?? 0} />
          </strong>{' '}
          con impuestos
          {held.savingEur !== null && (
            <>
              , <Saved fact={`${fact}:if-held`} savingEur={held.savingEur} />{' '}
              {Number(held.savingEur) >= 0 ? 'menos' : 'más'} que el contrato actual
            </>
          )}
          .
        </p>
      )}
      {[...lacks, ...(cost?.missing ?? []).map(({ message }) => message)].map((lack) => (
        <p key={lack} className="text-danger">
          {lack}
        </p>
      ))}
      {steps.length > 0 && <OfferWaterfall name={name} steps={steps} />}
      <PeriodTable
        caption={`Precios de ${name}`}
        rows={[
          {
            label: `Energía, €/kWh (${atrInWords(offer.includesAtr)})`,
            values: alignedDecimals(energy, 'falta'),
          },
          ...(power
            ? [{ label: 'Potencia, €/kW·año', values: alignedDecimals(power, 'falta') }]
            : []),
        ]}
      />
      <div className="mt-3">
        <Facts>
          <Fact label={fields.mode.label}>{fields.mode.values[offer.mode]}</Fact>
          {!power && <Fact label="Precio de la potencia">El regulado</Fact>}
          {offer.marginEurPerKwh && (
            <Fact label={fields.marginEurPerKwh.label}>
              {decimalInWords(offer.marginEurPerKwh)} €/kWh
            </Fact>
          )}
          {offer.monthlyFeeEur && (
            <Fact label={fields.monthlyFeeEur.label}>
              <Euros fact={`${fact}:price=monthly-fee`} eur={offer.monthlyFeeEur} />
            </Fact>
          )}
          {offer.validUntil && (
            <Fact label={fields.validUntil.label}>{date(offer.validUntil)}</Fact>
          )}
          {offer.notes && <Fact label={fields.notes.label}>{offer.notes}</Fact>}
        </Facts>
      </div>
      <h3 className="h6 mt-3">Antes de aceptarla</h3>
      <ul>
        {cautions.map((caution) => (
          <li key={caution}>{caution}</li>
        ))}
      </ul>
      {lines.length > 0 && (
        <details>
          <summary>Ver cada euro con su cálculo</summary>
          <LineTable caption={`Cálculo de ${name}`} lines={lines} fact={fact} />
        </details>
      )}
    </Card>
  );
}

interface SavedProps {
  readonly fact: string;
  readonly savingEur: string;
}

/** The words beside it say which way it goes. */
const Saved = ({ fact, savingEur }: SavedProps) => (
  <Euros fact={factOfSaving(fact, Number(savingEur))} eur={Math.abs(Number(savingEur))} />
);
