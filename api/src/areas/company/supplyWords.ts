import { powerControlLabels, territoryLabels } from '@vatio/contracts/company/supplyWords';

/** The words of a supply, as the API has them → as screens say them. */
export const supplyWords: Readonly<Record<string, string>> = {
  ...territoryLabels,
  ...powerControlLabels,
};
