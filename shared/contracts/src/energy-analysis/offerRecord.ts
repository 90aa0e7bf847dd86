import { defineRecord } from '@vatio/records/record';
import { tariffLabels } from '../company/supply';

/** The ways an offer sets its price. */
const modeLabels = { fixed: 'Precio fijo', indexed: 'Indexada' } as const;

/** A supplier's offer; null: it does not say. The tariff decides how many prices there are. */
export const offerRecord = defineRecord({
  one: 'oferta',
  many: 'ofertas',
  gender: 'f',
  fields: {
    supplier: { kind: 'line', label: 'Comercializadora', named: 'La comercializadora', max: 120 },
    /** «Plan estable» */
    name: { kind: 'line', label: 'Nombre de la oferta', max: 120, isOptional: true },
    tariff: { kind: 'choice', label: 'Tarifa', values: tariffLabels, message: 'Elige una tarifa' },
    mode: {
      kind: 'choice',
      label: 'Modalidad',
      values: modeLabels,
      message: 'Elige una modalidad',
    },
    /**
     * More decimals than a contract has: a price per MWh with six of them is divided by 1000. One that
     * was typed per MWh gets as far as the question whether it is.
     */
    energyPricesEurPerKwh: {
      kind: 'periods',
      label: 'Precios de la energía',
      maxDecimals: 10,
      max: 100_000,
      unit: '€/kWh',
      min: 3,
      hasGaps: true,
      help: 'Puedes pegar varios a la vez. Deja vacío el que la oferta no diga: no se compara hasta saberlo.',
    },
    /** True when those prices include toll and charge. */
    includesAtr: { kind: 'flag', label: 'Incluyen peajes y cargos' },
    /** All included; null: the regulated prices. */
    powerPricesEurPerKwYear: {
      kind: 'periods',
      label: 'Precios de la potencia',
      maxDecimals: 6,
      max: 10_000,
      unit: '€/kW·año',
      min: 2,
      hasGaps: true,
      help: 'Con peajes y cargos dentro.',
      isOptional: true,
    },
    /** Over the market's price. It is kept, and never priced: Vatio has no market prices. */
    marginEurPerKwh: {
      kind: 'decimal',
      label: 'Margen',
      maxDecimals: 10,
      max: 100_000,
      unit: '€/kWh',
      help: 'Lo que suma al precio del mercado, si lo dice',
      isOptional: true,
    },
    monthlyFeeEur: {
      kind: 'decimal',
      label: 'Cuota al mes',
      maxDecimals: 2,
      max: 100_000,
      unit: '€',
      isOptional: true,
    },
    commitmentMonths: {
      kind: 'whole',
      label: 'Permanencia',
      min: 0,
      max: 600,
      unit: 'meses',
      help: '0 si dice que no tiene',
      isOptional: true,
    },
    /** The last day on which it may be accepted. */
    validUntil: { kind: 'day', label: 'Válida hasta', isOptional: true },
    notes: { kind: 'line', label: 'Notas', max: 500, isOptional: true },
  },
});
