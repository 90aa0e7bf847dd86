/** The meanings of a column. */
export type ColumnRole =
  | 'cups'
  | 'date'
  | 'hour'
  | 'quarter'
  | 'dateTime'
  | 'consumed'
  | 'power'
  | 'exported'
  | 'method'
  | 'season';

export type EnergyUnit = 'kWh' | 'Wh';

/** The columns whose numbers are read. */
export const energyRoles: readonly ColumnRole[] = ['consumed', 'exported', 'power'];

/** A parsed header. */
export interface Column {
  /** The title as in the file. */
  readonly title: string;
  /** Small letters without accents, marks and unit: «consumo». */
  readonly name: string;
  readonly role: ColumnRole | null;
  /** null when the header says none. */
  readonly unit: EnergyUnit | 'kW' | 'MWh' | null;
}

/**
 * The names of each column at distributors and elsewhere. Power must be per interval: a month's
 * highest is no curve.
 */
const names: Record<ColumnRole, string> = {
  cups: 'cups codigocups cups20 cups22 idcups puntodesuministro codigounificadopuntosuministro',
  date: 'fecha data date dia fechalectura fechadelectura fechaconsumo fechamedida',
  hour: 'hora hour horas time horalectura horamedida horafin',
  quarter:
    'cuarto cuartohora cuartodehora cuartohorario numerocuarto ncuarto quarter periodocuartohorario',
  dateTime:
    'fechahora fechayhora datahora dataihora dataehora datetime timestamp fechahoralectura fechahoramedida fechahorafin',
  consumed:
    'consumo consum ae ai ehcr activa energia energiaactiva activaentrante energiaactivaentrante energiaconsumida consumoactiva consumoactivo consumoenergia energiaactivaconsumida activaimportada importada energiaimportada aentrante consumohorario consumption',
  power: 'potencia potenciaactiva potenciamedia potenciacuartohoraria potenciaactivamedia power',
  exported:
    'as generacion ehex vertido vertida energiavertida excedente excedentes energiaexcedentaria activasaliente energiaactivasaliente asaliente exportada energiaexportada activaexportada',
  method:
    'metodoobtencion metododeobtencion metodo obtencion realestimado realestimada realoestimado tipolectura tipodelectura tipomedida estimado estimada calidad re',
  season: 'invver verinv inviernoverano veranoinvierno banderainvver season estacion',
};

const roles = new Map<string, ColumnRole>(
  Object.entries(names).flatMap(([role, list]) =>
    list.split(' ').map((name) => [name, role as ColumnRole] as const),
  ),
);

const units = { kwh: 'kWh', wh: 'Wh', mwh: 'MWh', kw: 'kW' } as const;

/** A longer title has no meaning, and is not searched for one. */
const longestTitle = 100;

/**
 * Parses one header: case, accents, spaces, marks and the unit do not matter.
 *
 * @param title «Consumo_kWh», «CONSUMO Wh», «EHCR (kWh)», «FECHA-HORA»
 */
export function readColumn(title: string): Column {
  if (title.length > longestTitle) return { title, name: '', role: null, unit: null };
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\s\w/().-]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const [, before = plain, unitName] = /^(.*?) ?(kwh|mwh|wh|kw)$/.exec(plain) ?? [];
  const name = before.replaceAll(' ', '');
  const unit = unitName ? units[unitName as keyof typeof units] : null;
  return { title, name, role: roleOf(name, unit), unit };
}

/** A name without its unit may mean energy or power: the unit decides. */
function roleOf(name: string, unit: Column['unit']): ColumnRole | null {
  if (name === '')
    return unit === 'kW' ? 'power' : unit === null || unit === 'MWh' ? null : 'consumed';
  const role = roles.get(name) ?? null;
  if (role === 'power') return unit === 'kW' || unit === null ? role : null;
  const needsEnergy = role === 'consumed' || role === 'exported';
  return needsEnergy && (unit === 'kW' || unit === 'MWh') ? null : role;
}

/** @returns the name of a column in a problem: its header, or its number without one */
export const columnTitle = (columns: readonly Column[], index: number): string =>
  columns[index]?.title || `columna ${index + 1}`;

/** @returns the columns of a format without header */
export const untitledColumns = (count: number): Column[] =>
  Array.from({ length: count }, () => ({ title: '', name: '', role: null, unit: null }));
