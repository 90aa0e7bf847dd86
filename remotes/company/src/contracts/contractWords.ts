import type {
  NewSupplyContract,
  PricingMode,
  SocialBonusFinancing,
  Vulnerability,
} from '@vatio/contracts/company/contracts';
import type { SupplyUse } from '@vatio/contracts/company/supply';
import { date, decimalInWords, fieldWords } from '@vatio/ui/format';
import {
  financingLabel,
  modeLabel,
  supplyUseLabel,
  vulnerabilityLabel,
} from '../common/values/words';

const units: Readonly<Partial<Record<keyof NewSupplyContract, string>>> = {
  powersKw: 'kW',
  energyPricesEurPerKwh: '€/kWh',
  powerPricesEurPerKwYear: '€/kW·año',
  marginEurPerKwh: '€/kWh',
  meterEurPerMonth: '€/mes',
  noticeDays: 'días',
  plannedMonths: 'meses',
};

type Changes = NewSupplyContract['powerChanges'];
type Reduction = NonNullable<NewSupplyContract['reducedTax']>;

const kw = (powersKw: readonly string[]) => `${powersKw.map(decimalInWords).join(' · ')}\u00a0kW`;

const changesInWords = (changes: Changes): string =>
  changes.map(({ from, powersKw }) => `${date(from)}: ${kw(powersKw)}`).join('; ') || 'Ninguno';

const reductionInWords = ({ letter, energyPercent }: Reduction): string =>
  `Letra ${letter}, ${decimalInWords(energyPercent)}\u00a0% de la energía`;

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
    plannedMonths: 'Duración prevista',
    powerChanges: 'Cambios de potencias',
    reducedTax: 'Reducción del impuesto',
    vulnerability: 'Bono social',
    socialBonusFinancing: 'Financiación del bono',
  },
  (field, value) => {
    if (typeof value === 'boolean') return value ? 'Sí' : 'No';
    if (field === 'from' || field === 'to') return date(String(value));
    if (field === 'mode') return modeLabel(String(value) as PricingMode);
    if (field === 'use') return supplyUseLabel(String(value) as SupplyUse);
    if (field === 'vulnerability') return vulnerabilityLabel(String(value) as Vulnerability);
    if (field === 'socialBonusFinancing') {
      return financingLabel(String(value) as SocialBonusFinancing);
    }
    if (field === 'powerChanges') return changesInWords(value as Changes);
    if (field === 'reducedTax') return reductionInWords(value as Reduction);
    const unit = units[field];
    if (!unit) return String(value);
    const numbers = [value].flat().map((one) => decimalInWords(String(one)));
    return `${numbers.join(' · ')}\u00a0${unit}`;
  },
);
