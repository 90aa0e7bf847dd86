import type {
  ImportCheck,
  ImportPoint,
  ImportState,
} from '@vatio/contracts/company/imports/curveImports';

export type * from '@vatio/contracts/company/imports/curveImports';

const stateLabels: Readonly<Record<ImportState, string>> = {
  queued: 'En cola',
  checking: 'Revisando',
  checked: 'Por confirmar',
  confirmed: 'En cola para importar',
  writing: 'Importando',
  done: 'Importado',
  undoing: 'Deshaciendo',
  undone: 'Deshecho',
  unreadable: 'No se puede leer',
  cancelled: 'Cancelado',
};

/** «Por confirmar» */
export const importStateLabel = (state: ImportState): string => stateLabels[state];

const movingStates: readonly ImportState[] = [
  'queued',
  'checking',
  'confirmed',
  'writing',
  'undoing',
];

/** True while the API is at work on it: its state will change without any action. */
export const isMoving = (state: ImportState | undefined): boolean =>
  state !== undefined && movingStates.includes(state);

const formats: Readonly<Record<string, string>> = {
  cnmc: 'Formato común de la CNMC',
  datadis: 'Datadis',
  edistribucion: 'e-distribución',
  ide: 'i-DE',
  'ide-raw': 'i-DE, sin tratar',
  ufd: 'UFD',
  f5d: 'F5D de REE (horaria facturada)',
  p5d: 'P5D de REE (diaria provisional)',
  p1d: 'P1D de REE (horaria)',
  p2d: 'P2D de REE (cuarto-horaria)',
  f1: 'F1 de REE (horaria facturada)',
  matrix: 'Matriz, un día por línea',
  other: 'Tabla con columnas conocidas',
};

/** The format of a file as a person calls it. @param format a code of the API; null: none is known */
export const formatInWords = (format: string | null): string =>
  format === null ? 'Desconocido' : (formats[format] ?? format);

const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252 (ANSI)',
};

export const encodingInWords = (encoding: string): string => encodings[encoding] ?? encoding;

/**
 * The naming of a file's hours, or of its quarters (shared/energy/docs/formats.md); undefined: it has both.
 */
export function hourLabelsInWords({
  isHourBeginning,
  points,
}: Pick<ImportCheck, 'isHourBeginning' | 'points'>): string | undefined {
  const edge = isHourBeginning ? 'comienzo' : 'final';
  const hourly = points.filter(({ minutes }) => minutes === 60).length;
  if (hourly === points.length) {
    return `Cada hora se llama por su ${edge} (${isHourBeginning ? 'de 0 a 23' : 'de 1 a 24'})`;
  }
  return hourly === 0 ? `Cada cuarto de hora se llama por su ${edge}` : undefined;
}

export const minutesInWords = (minutes: ImportPoint['minutes']): string =>
  minutes === 15 ? 'cuarto-horaria' : 'horaria';

/** A point that can be written to; the others need a point to be made or chosen first. */
export const isKnown = (
  point: ImportPoint,
): point is ImportPoint & { readonly supplyPoint: object } => point.supplyPoint !== null;

/** Distinguishes the points of a file: a CUPS can have an hourly and a quarter-hourly curve. */
export const importPointKey = ({ cups, minutes }: ImportPoint): string =>
  `${cups ?? 'sin CUPS'} ${minutes}`;
