import { offerRecord } from '@vatio/contracts/energy-analysis/offerRecord';
import type { StudyOffer } from '@vatio/contracts/energy-analysis/offers';
import type { StudyCalculation } from '@vatio/contracts/energy-analysis/studies';
import { count, date } from '@vatio/ui/format';
import { lowPowerPrice } from '../lowPowerPrice';

/** The cautions about an offer before it is taken. @param today `2026-01-31` */
export function offerCautions(offer: StudyOffer, today: string): readonly string[] {
  const { validUntil, commitmentMonths, powerPricesEurPerKwYear, mode, marginEurPerKwh } = offer;
  const { monthlyFeeEur } = offer;
  const low = lowPowerPrice(offer);
  return [
    ...(low ? [low] : []),
    ...(validUntil !== null && validUntil < today
      ? [`Caducó el ${date(validUntil)}: pide que la renueven antes de aceptarla.`]
      : []),
    ...(validUntil === null ? ['No dice hasta cuándo es válida.'] : []),
    ...(monthlyFeeEur === null ? ['No dice si tiene cuota: no se cuenta ninguna.'] : []),
    ...(commitmentMonths === null ? ['No dice si tiene permanencia.'] : []),
    ...(commitmentMonths === 0 ? ['Dice que no tiene permanencia.'] : []),
    ...(commitmentMonths ? [`Permanencia de ${count(commitmentMonths, 'mes', 'meses')}.`] : []),
    ...(powerPricesEurPerKwYear
      ? [
          'Tiene precios de potencia propios: las potencias óptimas se calculan con los regulados, y con estos podrían ser otras.',
        ]
      : []),
    ...(mode === 'indexed'
      ? [
          `${offerRecord.fields.mode.values.indexed}: cuentan los precios por periodo escritos, que cambiarán con el mercado${
            marginEurPerKwh ? '; el margen ya tiene que estar en ellos' : ''
          }.`,
        ]
      : []),
  ];
}

/** The possible cost of leaving the current contract. Source: RD 88/2026 art. 28.3 (BOE-A-2026-3212). */
export function leavingCaution({ snapshot }: Pick<StudyCalculation, 'snapshot'>): string {
  const { contract, tariff } = snapshot;
  const isPerson = contract?.clientKind === 'person' || contract?.clientKind === 'selfEmployed';
  const ends = contract?.to ? ` El contrato acaba el ${date(contract.to)}.` : '';
  if (tariff !== '2.0TD' || (contract && contract.clientKind !== null && !isPerson)) {
    return `Dejar el contrato actual cuesta lo que diga el propio contrato: mira penalización y preaviso (RD 88/2026, art. 28.3).${ends}`;
  }
  if (contract?.mode !== 'fixed') {
    return `Una persona física con 2.0TD deja su contrato gratis cuando quiera (RD 88/2026, art. 28.3).${ends}`;
  }
  return `Una persona física con 2.0TD deja su contrato gratis, salvo si es de precio fijo y no ha llegado su primera renovación: entonces, como mucho el 5 % de la energía pendiente estimada (RD 88/2026, art. 28.3).${ends}`;
}
