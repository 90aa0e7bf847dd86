import type { Tariff } from '@vatio/contracts/company/supply';
import { offerRecord } from '@vatio/contracts/energy-analysis/offerRecord';
import type { NewOffer } from '@vatio/contracts/energy-analysis/offers';
import { addDays } from '@vatio/energy/calendar';
import { withEmptyFields } from '@vatio/records/record';

const terms = withEmptyFields(offerRecord, {
  mode: 'fixed',
  includesAtr: true,
  commitmentMonths: 12,
});

/** Invented offers, the one to recommend first; one does not say a price. @param today `2026-01-31` */
export function demoOffers(tariff: Tariff, today: string): readonly NewOffer[] {
  const validUntil = addDays(today, 30);
  const common = { ...terms, tariff, validUntil };
  if (tariff === '2.0TD') {
    return [
      {
        ...common,
        supplier: 'Luz del Norte',
        name: 'Tres periodos',
        energyPricesEurPerKwh: ['0.142', '0.101', '0.079'],
        commitmentMonths: 0,
      },
      {
        ...common,
        supplier: 'Voltio Claro',
        name: 'Tarifa plana',
        energyPricesEurPerKwh: ['0.129', '0.129', '0.129'],
        monthlyFeeEur: '3.5',
      },
    ];
  }
  const six = (price: string | null) => Array.from({ length: 6 }, () => price);
  return [
    {
      ...common,
      supplier: 'Luz del Norte',
      name: 'Energía más peajes',
      energyPricesEurPerKwh: six('0.079'),
      includesAtr: false,
      commitmentMonths: 0,
    },
    {
      ...common,
      supplier: 'Voltio Claro',
      name: 'Todo incluido',
      energyPricesEurPerKwh: ['0.155', '0.138', '0.115', '0.102', '0.092', '0.086'],
      monthlyFeeEur: '6',
    },
    {
      ...common,
      supplier: 'Kilovatio Sur',
      name: '',
      energyPricesEurPerKwh: ['0.149', '0.131', '0.112', null, '0.09', '0.084'],
      commitmentMonths: null,
      notes: 'Pedido el precio que falta.',
    },
  ];
}
