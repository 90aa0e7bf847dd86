import type { SupplyPoint } from '@vatio/contracts/company/points';
import type { PowerControl, Territory } from '@vatio/contracts/company/supply';
import { pointTypeLabel } from '@vatio/contracts/company/supplyWords';
import { formatCups } from '@vatio/energy/cups';
import { date, decimalInWords, fieldWords } from '@vatio/ui/format';
import { powerControlLabel, territoryLabel } from '../common/values/words';

export type { SupplyPoint };

export const pointWords = fieldWords(
  {
    cups: 'CUPS',
    alias: 'Alias',
    address: 'Dirección',
    postcode: 'Código postal',
    municipality: 'Municipio',
    province: 'Provincia',
    territory: 'Territorio',
    distributor: 'Distribuidora',
    pointType: 'Tipo de punto',
    voltageKv: 'Tensión',
    powerControl: 'Control de potencia',
    lastPowerChange: 'Último cambio de potencias',
    rightsKw: 'Derechos de extensión',
    rightsUntil: 'Derechos hasta',
    isElectroIntensive: 'Electrointensivo',
  },
  (field, value) => {
    const text = String(value);
    if (field === 'cups') return formatCups(text);
    if (field === 'territory') return territoryLabel(text as Territory);
    if (field === 'pointType') return pointTypeLabel(Number(text));
    if (typeof value === 'boolean') return value ? 'Sí' : 'No';
    if (field === 'lastPowerChange' || field === 'rightsUntil') return date(text);
    if (field === 'rightsKw') return `${decimalInWords(text)}\u00a0kW`;
    if (field === 'voltageKv') return `${decimalInWords(text)}\u00a0kV`;
    if (field === 'powerControl') return powerControlLabel(text as PowerControl);
    return text;
  },
);

/** The name of a point where there is room for one: its alias, or else its CUPS. */
export const pointName = ({ alias, cups }: Pick<SupplyPoint, 'alias' | 'cups'>): string =>
  alias || formatCups(cups);
