/** The quantities of a month, by their words in the URL. */
export const quantities = ['energia', 'potencia', 'reactiva'] as const;
export type Quantity = (typeof quantities)[number];

export const quantityLabels: Readonly<Record<Quantity, string>> = {
  energia: 'Energía',
  potencia: 'Potencia máxima',
  reactiva: 'Reactiva',
};

export const quantityUnits: Readonly<Record<Quantity, string>> = {
  energia: 'kWh',
  potencia: 'kW',
  reactiva: 'kVArh',
};

/** The origins of the data, by their words in the URL. */
export const origins = ['lecturas', 'facturas', 'curva'] as const;
export type Origin = (typeof origins)[number];

export const originLabels: Readonly<Record<Origin, string>> = {
  lecturas: 'Lecturas',
  facturas: 'Facturas',
  curva: 'Curva',
};
