import type { PointRowField } from '@vatio/contracts/company/pointRows';
import { type PointColumn, pointColumns } from '../../points/file/fileColumns';
import { wordKey } from '../../points/file/fileValues';

/** The column of the file (from 0) for each field; fields without a column are left out. */
export type Mapping = Partial<Readonly<Record<PointRowField, number>>>;

/**
 * Other names of columns, without accents, capitals, units and signs. Columns of a period share
 * theirs, and its number follows, with or without a P.
 */
const otherNames: Readonly<Record<string, string>> = {
  taxId: 'cif nifcif cifnif nifcliente cifcliente nifdelcliente dni vat',
  clientName: 'razonsocial titular nombre nombrecliente empresa client customer',
  clientKind: 'tipocliente tipotitular tipodetitular clientkind',
  cups: 'codigocups cups20 cups22 supplypoint cupscode',
  alias: 'nombrepunto suministro puntodesuministro descripcion name',
  address: 'direccionsuministro domicilio calle direccionps street',
  municipality: 'poblacion localidad ciudad city town',
  province: 'provinciasuministro',
  postcode: 'cp codpostal codigopostalsuministro postalcode zip zipcode',
  territory: 'zona sistema region',
  distributor: 'empresadistribuidora distribuidor nombredistribuidora',
  pointType: 'tipopunto tipopuntomedida tipodepuntodemedida tipopm tipo',
  voltageKv: 'tension voltaje voltage tensionkv',
  powerControl: 'controlpotencia modocontrolpotencia icpmaximetro control',
  isElectroIntensive: 'consumidorelectrointensivo certificadoelectrointensivo',
  lastPowerChange: 'ultimocambiopotencia ultimocambiodepotencia fechacambiopotencia',
  rightsKw: 'derechosextension derechosdeextension',
  rightsUntil: 'derechosvigenteshasta findederechos',
  supplier: 'comercializador suministrador retailer empresacomercializadora',
  tariff: 'tarifaacceso tarifadeacceso tarifaatr peaje peajedeacceso',
  from: 'desde iniciocontrato fechainicio fechainiciocontrato inicio startdate',
  to: 'hasta fincontrato fechafin fechafincontrato vencimiento fin enddate',
  power: 'potencia pot p potenciacontratada potcontratada kw power contractedpower',
  mode: 'tipoprecio tipodeprecio modalidadprecio pricing pricingmode',
  energyPrice: 'precioenergia preciodeenergia preciodelaenergia energia pe energyprice',
  includesAtr: 'incluyeatr atrincluido atr incluyepeajes',
  powerPrice: 'preciopotencia preciodepotencia preciodelapotencia pp powerprice',
  marginEurPerKwh: 'margen margencomercializadora fee feecomercializadora margin',
  meterEurPerMonth: 'alquiler alquilercontador alquilerequipo meterrent',
  use: 'usosuministro usodelsuministro',
  plannedMonths: 'duracion duracionprevista duracioncontrato meses',
  powerChanges: 'cambiospotencia cambiodepotencias',
  reducedTaxLetter: 'letrareduccion',
  reducedTaxPercent: 'porcentajereduccion',
  vulnerability: 'vulnerable vulnerabilidad consumidorvulnerable',
  socialBonusFinancing: 'financiacionbonosocial',
  noticeDays: 'preaviso diaspreaviso preavisodias notice',
};
const unitAtEnd = /(eurkwh|kwh|eurkwano|kwano|kw)$/;

const headerKey = (header: string) => wordKey(header.replace(/^([^(]*)\(.*\)/, '$1'));

function keysOf({ field, header }: PointColumn): readonly string[] {
  const [, name = field, period = ''] = /^(.*?)(\d?)$/.exec(field) ?? [];
  const others = otherNames[name]?.split(' ') ?? [];
  const numbered = others.flatMap((one) => [`${one}${period}`, `${one}p${period}`]);
  return [headerKey(header), wordKey(field), ...(period ? numbered : others)];
}

/** What stands first in the template counts. */
const fieldByKey = new Map(
  pointColumns
    .flatMap((column) => keysOf(column).map((key) => [key, column.field] as const))
    .reverse(),
);

/** Which field a header means; `undefined`: none that is known. */
function fieldOf(header: string): PointRowField | undefined {
  const key = headerKey(header);
  return fieldByKey.get(key) ?? fieldByKey.get(key.replace(unitAtEnd, ''));
}

const ownHeaders = new Set(pointColumns.map(({ header }) => header));

/** What the headers mean. The first column wins; the template's own names before any other. */
export function proposeMapping(headers: readonly string[]): Mapping {
  const isOther = (index: number) => Number(!ownHeaders.has(headers[index]?.trim() ?? ''));
  const ordered = [...headers.keys()].sort((one, other) => isOther(one) - isOther(other));
  const mapping: Partial<Record<PointRowField, number>> = {};
  for (const index of ordered) {
    const field = fieldOf(headers[index] ?? '');
    if (field) mapping[field] ??= index;
  }
  return mapping;
}

/** How many of some cells are known headers: the row with the most is the header. */
export const knownHeaders = (cells: readonly string[]): number =>
  cells.filter((cell) => fieldOf(cell) !== undefined).length;

/** The columns that every file must have and this one does not, as it is matched. */
export const missingColumns = (mapping: Mapping): readonly PointColumn[] =>
  pointColumns.filter(({ field, isRequired }) => isRequired && mapping[field] === undefined);
