import type { NewSupplyContract, PricingMode } from '@vatio/contracts/company/contracts';
import type { SupplyUse } from '@vatio/contracts/company/supply';
import { date, decimalInWords } from '@vatio/ui/format';
import { fieldWords } from '../common/values/fieldWords';
import { modeLabel, supplyUseLabel } from '../common/values/words';

const units: Readonly<Partial<Record<keyof NewSupplyContract, string>>> = {
  powersKw: 'kW',
  energyPricesEurPerKwh: '€/kWh',
  powerPricesEurPerKwYear: '€/kW·año',
  marginEurPerKwh: '€/kWh',
  meterEurPerMonth: '€/mes',
  noticeDays: 'días',
};

export const contractWords = fieldWords<keyof NewSupplyContract>(
  {
    supplier: 'Comercializadora',
    tariff: 'Tarifa',
    from: 'Desde',
    to: 'Hasta',
    powersKw: 'Potencias',
    mode: 'Modalidad',
    energyPricesEurPerKwh: 'Precios de energía',
    includesAtr: 'Incluyen peajes y cargos',
    powerPricesEurPerKwYear: 'Precios de potencia',
    marginEurPerKwh: 'Margen',
    meterEurPerMonth: 'Alquiler del contador',
    use: 'Uso',
    noticeDays: 'Preaviso',
  },
  (field, value) => {
    if (typeof value === 'boolean') return value ? 'Sí' : 'No';
    if (field === 'from' || field === 'to') return date(String(value));
    if (field === 'mode') return modeLabel(String(value) as PricingMode);
    if (field === 'use') return supplyUseLabel(String(value) as SupplyUse);
    const unit = units[field];
    if (!unit) return String(value);
    const numbers = [value].flat().map((one) => decimalInWords(String(one)));
    return `${numbers.join(' · ')}\u00a0${unit}`;
  },
);
