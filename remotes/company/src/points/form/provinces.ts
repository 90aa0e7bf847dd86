import type { Territory } from '@vatio/contracts/company/supply';
import { proposeTerritory } from '@vatio/energy/tariff';

/** Ordered by the first two digits of their postcodes, from 01 to 52. */
const provinces = [
  'Álava',
  'Albacete',
  'Alicante',
  'Almería',
  'Ávila',
  'Badajoz',
  'Illes Balears',
  'Barcelona',
  'Burgos',
  'Cáceres',
  'Cádiz',
  'Castellón',
  'Ciudad Real',
  'Córdoba',
  'A Coruña',
  'Cuenca',
  'Girona',
  'Granada',
  'Guadalajara',
  'Gipuzkoa',
  'Huelva',
  'Huesca',
  'Jaén',
  'León',
  'Lleida',
  'La Rioja',
  'Lugo',
  'Madrid',
  'Málaga',
  'Murcia',
  'Navarra',
  'Ourense',
  'Asturias',
  'Palencia',
  'Las Palmas',
  'Pontevedra',
  'Salamanca',
  'Santa Cruz de Tenerife',
  'Cantabria',
  'Segovia',
  'Sevilla',
  'Soria',
  'Tarragona',
  'Teruel',
  'Toledo',
  'Valencia',
  'Valladolid',
  'Bizkaia',
  'Zamora',
  'Zaragoza',
  'Ceuta',
  'Melilla',
];

export interface PlaceProposal {
  readonly province: string;
  readonly territory: Territory;
}

/** @returns null when it is no Spanish postcode */
export function proposePlace(postcode: string): PlaceProposal | null {
  const territory = proposeTerritory(postcode);
  const province = provinces[Number(postcode.trim().slice(0, 2)) - 1];
  return territory && province ? { province, territory } : null;
}
