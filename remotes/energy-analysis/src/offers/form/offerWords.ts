import type { NewOffer, OfferMode } from '@vatio/contracts/energy-analysis/offers';
import { date, decimalInWords, fieldWords } from '@vatio/ui/format';
import { modeLabels } from '../offer';

const units: Readonly<Partial<Record<keyof NewOffer, string>>> = {
  energyPricesEurPerKwh: '€/kWh',
  powerPricesEurPerKwYear: '€/kW·año',
  marginEurPerKwh: '€/kWh',
  monthlyFeeEur: '€/mes',
  commitmentMonths: 'meses',
};

/** The words for a choice between two versions of an offer. An absent price is a dash. */
export const offerWords = fieldWords<keyof NewOffer>(
  {
    supplier: 'Comercializadora',
    name: 'Nombre de la oferta',
    tariff: 'Tarifa',
    mode: 'Modalidad',
    energyPricesEurPerKwh: 'Precios de la energía',
    includesAtr: 'Incluyen peajes y cargos',
    powerPricesEurPerKwYear: 'Precios propios de la potencia',
    monthlyFeeEur: 'Cuota',
    marginEurPerKwh: 'Margen',
    commitmentMonths: 'Permanencia',
    validUntil: 'Válida hasta',
    notes: 'Notas',
  },
  (field, value) => {
    if (typeof value === 'boolean') return value ? 'Sí' : 'No';
    if (field === 'mode') return modeLabels[String(value) as OfferMode];
    if (field === 'validUntil') return date(String(value));
    const unit = units[field];
    if (!unit) return String(value);
    const prices = [value].flat().map((one) => (one === null ? '–' : decimalInWords(String(one))));
    return `${prices.join(' · ')}\u00a0${unit}`;
  },
);
