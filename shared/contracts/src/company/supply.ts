/** The words of a supply that the API and the energy engine share; a test holds them to each other. */
export const tariffs = [
  '2.0TD',
  '3.0TD',
  '6.1TD',
  '6.2TD',
  '6.3TD',
  '6.4TD',
  '3.0TDVE',
  '6.1TDVE',
  '6.2TDVE',
] as const;
export type Tariff = (typeof tariffs)[number];
export const tariffLabels = Object.fromEntries(
  tariffs.map((tariff) => [tariff, tariff]),
) as Readonly<Record<Tariff, string>>;

export const territories = ['peninsula', 'baleares', 'canarias', 'ceuta', 'melilla'] as const;
export type Territory = (typeof territories)[number];

/** The device that limits the power. */
export const powerControls = ['icp', 'maximeter'] as const;
export type PowerControl = (typeof powerControls)[number];

/** The use of the supply: it sets the minimum of the electricity tax, and the IGIC. */
export const supplyUses = ['dwelling', 'general', 'industrial'] as const;
export type SupplyUse = (typeof supplyUses)[number];

/** The choices for contracts that end soon: within how many days. */
export const expiryWindows = ['30', '60', '90'] as const;
export type ExpiryWindow = (typeof expiryWindows)[number];
