import type {
  PricingMode,
  SocialBonusFinancing,
  Vulnerability,
} from '@vatio/contracts/company/contracts';
import {
  type PowerControl,
  type SupplyUse,
  type Territory,
  tariffs,
} from '@vatio/contracts/company/supply';
import {
  pointTypeLabels,
  powerControlLabels,
  pricingModeLabels,
  territoryLabels,
} from '@vatio/contracts/company/supplyWords';

/** The values of the API as the screens call them. */
const supplyUseLabels: Readonly<Record<SupplyUse, string>> = {
  dwelling: 'Vivienda',
  general: 'General',
  industrial: 'Industrial',
};

const vulnerabilityLabels: Readonly<Record<Vulnerability, string>> = {
  none: 'Sin bono social',
  vulnerable: 'Vulnerable',
  severe: 'Vulnerable severo',
};

const financingLabels: Readonly<Record<SocialBonusFinancing, string>> = {
  taxed: 'Con impuesto eléctrico',
  untaxed: 'Sin impuesto eléctrico',
  none: 'No se factura',
};

/** The keys of a record of labels, as a list that a schema takes; its own list would bring zod along. */
const keysOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.keys(labels) as [Value, ...Value[]];
export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  keysOf(labels).map((value) => ({ value, label: labels[value] }));

const territories = keysOf(territoryLabels);
export const supplyUses = keysOf(supplyUseLabels);
export const modes = keysOf(pricingModeLabels);
export const vulnerabilities = keysOf(vulnerabilityLabels);
export const financings = keysOf(financingLabels);

export const tariffOptions = tariffs.map((value) => ({ value, label: value }));
export const territoryOptions = optionsOf(territoryLabels);
export const powerControlOptions = optionsOf(powerControlLabels);
export const supplyUseOptions = optionsOf(supplyUseLabels);
export const modeOptions = optionsOf(pricingModeLabels);
export const vulnerabilityOptions = optionsOf(vulnerabilityLabels);
export const financingOptions = optionsOf(financingLabels);
/** The text of a field that is not filled in yet. */
export const notKnown = 'No se sabe';
/** Over fields that people rarely know. */
export const notKnownNote =
  'Lo que dejes vacío queda como «No se sabe»: no se da nada por supuesto.';
export const pointTypeOptions = Object.entries(pointTypeLabels).map(([value, label]) => ({
  value,
  label,
}));

export const territoryLabel = (territory: Territory): string => territoryLabels[territory];
/** True if a field that may still be empty holds a territory. */
export const isTerritory = (text: string): text is Territory =>
  territories.some((territory) => territory === text);
export const powerControlLabel = (control: PowerControl): string => powerControlLabels[control];
export const supplyUseLabel = (use: SupplyUse): string => supplyUseLabels[use];
export const modeLabel = (mode: PricingMode): string => pricingModeLabels[mode];

export const vulnerabilityLabel = (value: Vulnerability): string => vulnerabilityLabels[value];
export const financingLabel = (value: SocialBonusFinancing): string => financingLabels[value];

export const stateLabel = (archived: boolean): string => (archived ? 'Archivado' : 'Activo');
