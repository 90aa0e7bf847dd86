import type { PointImportField } from '@vatio/contracts/company/pointImports';
import { type PointColumn, pointColumns } from '../../points/file/fileColumns';
import { wordKey } from '../../points/file/fileValues';

/** Which column of the file (from 0) says what. What the file does not say is not there. */
export type Mapping = Partial<Readonly<Record<PointImportField, number>>>;

/** What else a column may be called, without accents, capitals, units and signs. */
const otherNames: Partial<Readonly<Record<PointImportField, readonly string[]>>> = {
  taxId: ['cif', 'nifcif', 'cifnif', 'nifcliente', 'cifcliente', 'nifdelcliente', 'dni', 'vat'],
  clientName: [
    'razonsocial',
    'titular',
    'nombre',
    'nombrecliente',
    'empresa',
    'client',
    'customer',
  ],
  cups: ['codigocups', 'cups20', 'cups22', 'supplypoint', 'cupscode'],
  alias: ['nombrepunto', 'suministro', 'puntodesuministro', 'descripcion', 'name'],
  address: ['direccionsuministro', 'domicilio', 'calle', 'direccionps', 'street'],
  municipality: ['poblacion', 'localidad', 'ciudad', 'city', 'town'],
  province: ['provinciasuministro'],
  postcode: ['cp', 'codpostal', 'codigopostalsuministro', 'postalcode', 'zip', 'zipcode'],
  territory: ['zona', 'sistema', 'region'],
  distributor: ['empresadistribuidora', 'distribuidor', 'nombredistribuidora'],
  pointType: ['tipopunto', 'tipopuntomedida', 'tipodepuntodemedida', 'tipopm', 'tipo'],
  voltageKv: ['tension', 'voltaje', 'voltage', 'tensionkv'],
  powerControl: ['controlpotencia', 'modocontrolpotencia', 'icpmaximetro', 'control'],
  supplier: ['comercializador', 'suministrador', 'retailer', 'empresacomercializadora'],
  tariff: ['tarifaacceso', 'tarifadeacceso', 'tarifaatr', 'peaje', 'peajedeacceso'],
  from: ['desde', 'iniciocontrato', 'fechainicio', 'fechainiciocontrato', 'inicio', 'startdate'],
  to: ['hasta', 'fincontrato', 'fechafin', 'fechafincontrato', 'vencimiento', 'fin', 'enddate'],
  mode: ['tipoprecio', 'tipodeprecio', 'modalidadprecio', 'pricing', 'pricingmode'],
  includesAtr: ['incluyeatr', 'atrincluido', 'atr', 'incluyepeajes'],
  marginEurPerKwh: ['margen', 'margencomercializadora', 'fee', 'feecomercializadora', 'margin'],
  meterEurPerMonth: ['alquiler', 'alquilercontador', 'alquilerequipo', 'meterrent'],
  use: ['usosuministro', 'usodelsuministro'],
  noticeDays: ['preaviso', 'diaspreaviso', 'preavisodias', 'notice'],
};

/** The same for columns of a period, whose number is at the end, with or without a P. */
const periodNames = {
  power: [
    'potencia',
    'pot',
    'p',
    'potenciacontratada',
    'potcontratada',
    'kw',
    'power',
    'contractedpower',
  ],
  energyPrice: [
    'precioenergia',
    'preciodeenergia',
    'preciodelaenergia',
    'energia',
    'pe',
    'energyprice',
  ],
  powerPrice: ['preciopotencia', 'preciodepotencia', 'preciodelapotencia', 'pp', 'powerprice'],
} as const;
const unitAtEnd = /(eurkwh|kwh|eurkwano|kwano|kw)$/;

const headerKey = (header: string) => wordKey(header.replace(/\(.*\)/, ''));

function keysOf({ field, header }: PointColumn): readonly string[] {
  const [, name = '', period = ''] = /^(power|energyPrice|powerPrice)(\d)$/.exec(field) ?? [];
  const others = period
    ? periodNames[name as keyof typeof periodNames].flatMap((one) => [
        `${one}${period}`,
        `${one}p${period}`,
      ])
    : (otherNames[field] ?? []);
  return [headerKey(header), wordKey(field), ...others];
}
const keysOfColumns = pointColumns.map((column) => [column, keysOf(column)] as const);

/** Which field a header means; `undefined`: none that is known. */
function fieldOf(header: string): PointImportField | undefined {
  const same = pointColumns.find((column) => column.header === header.trim());
  if (same) return same.field;
  const key = headerKey(header);
  const keys = [key, key.replace(unitAtEnd, '')];
  return keysOfColumns.find(([, known]) => keys.some((one) => one && known.includes(one)))?.[0]
    .field;
}

/** What the headers mean. The first column wins; the template's own names before any other. */
export function proposeMapping(headers: readonly string[]): Mapping {
  const mapping: Partial<Record<PointImportField, number>> = {};
  const isOwn = (header: string) => pointColumns.some((column) => column.header === header.trim());
  const ordered = headers.map((header, index) => ({ header, index }));
  for (const { header, index } of [
    ...ordered.filter((one) => isOwn(one.header)),
    ...ordered.filter((one) => !isOwn(one.header)),
  ]) {
    const field = fieldOf(header);
    if (field) mapping[field] ??= index;
  }
  return mapping;
}

/** How many of some cells are headers that are known: the row with the most is the header. */
export const knownHeaders = (cells: readonly string[]): number =>
  cells.filter((cell) => fieldOf(cell) !== undefined).length;

/** What every file must say and this one does not, as it is matched. */
export const missingColumns = (mapping: Mapping): readonly PointColumn[] =>
  pointColumns.filter(({ field, isRequired }) => isRequired && mapping[field] === undefined);
