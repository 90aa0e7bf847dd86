import { type Territory, tariffs } from '@vatio/contracts/company/supply';
import {
  pointTypeLabels,
  powerControlLabels,
  pricingModeLabels,
  socialBonusFinancingLabels,
  supplyUseLabels,
  territoryLabels,
  vulnerabilityLabels,
} from '@vatio/contracts/company/supplyWords';

/** The choices of a select. */
export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

export const tariffOptions = tariffs.map((value) => ({ value, label: value }));
export const territoryOptions = optionsOf(territoryLabels);
export const powerControlOptions = optionsOf(powerControlLabels);
export const supplyUseOptions = optionsOf(supplyUseLabels);
export const modeOptions = optionsOf(pricingModeLabels);
export const vulnerabilityOptions = optionsOf(vulnerabilityLabels);
export const financingOptions = optionsOf(socialBonusFinancingLabels);
/** Over fields that people rarely know. */
export const notKnownNote =
  'Lo que dejes vacío queda como «No se sabe»: no se da nada por supuesto.';
export const pointTypeOptions = Object.entries(pointTypeLabels).map(([value, label]) => ({
  value,
  label,
}));

/** True if a field that may still be empty holds a territory. */
export const isTerritory = (text: string): text is Territory =>
  Object.hasOwn(territoryLabels, text);

export const stateLabel = (archived: boolean): string => (archived ? 'Archivado' : 'Activo');
