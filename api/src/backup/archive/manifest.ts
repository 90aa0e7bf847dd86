import { array, boolean, int, literal, object, string, type infer as TypeOf } from 'zod';

const sha256 = string().regex(/^[0-9a-f]{64}$/);
const sized = { bytes: int().min(0), sha256 };

/**
 * An archive's description of itself. It is the last file of the archive: where it is missing, the archive
 * is not whole.
 */
export const manifestSchema = object({
  /** Raised when an older product could not read what this one writes. */
  format: literal(1),
  product: literal('Vatio'),
  version: string(),
  /** The start of the backup: everything in it is of this moment. */
  at: string(),
  server: string(),
  /** Names of the migrations that had run. */
  migrations: array(string()).min(1),
  /** Tables in the order of the archive. Generated columns are left out. */
  tables: array(object({ name: string(), columns: array(string()), rows: int().min(0), ...sized })),
  /** The counters of identity columns. */
  sequences: array(
    object({
      table: string(),
      column: string(),
      lastValue: string().regex(/^\d{1,19}$/),
      isCalled: boolean(),
    }),
  ),
  files: array(object({ name: string(), ...sized })),
});

export type Manifest = TypeOf<typeof manifestSchema>;
export type BackedUpTable = Manifest['tables'][number];
export type BackedUpSequence = Manifest['sequences'][number];

export const manifestName = 'manifest.json';
/** The only file beside the tables. */
export const sectionsName = 'sections.config.json';

const partForm = /^tables\/([^/]{1,63})\/\d{6,9}\.copy$/;

/** The rows of a table are cut into parts, because a tar names a size before what has it. */
export const partName = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}.copy`;

/** The table whose rows a file of the archive holds. */
export const tableOfPart = (name: string): string | undefined => partForm.exec(name)?.[1];
