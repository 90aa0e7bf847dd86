import { type ValueKind, wordKey } from './kinds';

/** A column of a file, as the template has it. */
export interface FileColumn {
  /** Its name on the wire; of a period with its number at the end: `power1`. */
  readonly field: string;
  readonly header: string;
  readonly kind: ValueKind;
  /** The part of the page in which it is matched. */
  readonly group: string;
  /** No row can be imported without it. */
  readonly isRequired: boolean;
  /** The description of its content, without a full stop. */
  readonly explanation: string;
  readonly example: string;
}

/** The content of files of one kind, and the words around them. */
export interface ImportFacts {
  /** Under which the browser keeps how columns were matched. */
  readonly memory: string;
  /** Under which the platform keeps an import that was not sent. */
  readonly draft: string;
  /** Ordered as in the template. */
  readonly columns: readonly FileColumn[];
  /**
   * Other names of columns, without accents, capitals, units and signs, with spaces between them.
   * Columns of a period share theirs, and its number follows, with or without a P.
   */
  readonly otherNames: Readonly<Record<string, string>>;
  /** The API's limit of rows. The contract's own would bring zod along; a test compares them. */
  readonly maxRows: number;
  /** The name of a row: «punto de suministro» */
  readonly rowIs: string;
  /** The name of the template: `plantilla-facturas`. */
  readonly templateName: string;
}

/** The same, with the meaning of headers worked out. */
export interface ImportSpec extends ImportFacts {
  readonly fieldByKey: ReadonlyMap<string, string>;
}

/** The key of a header: text in parentheses does not count. */
export const headerKey = (header: string): string =>
  wordKey(header.replace(/^([^(]*)\(.*\)/, '$1'));

/** A kind of files to import. */
export function defineImport(facts: ImportFacts): ImportSpec {
  // The first in the template wins.
  const fieldByKey = new Map(
    facts.columns
      .flatMap((column) => keysOf(column, facts).map((key) => [key, column.field] as const))
      .reverse(),
  );
  return { ...facts, fieldByKey };
}

function keysOf({ field, header }: FileColumn, { otherNames }: ImportFacts): readonly string[] {
  const [, name = field, period = ''] = /^(.*?)(\d?)$/.exec(field) ?? [];
  const others = otherNames[name]?.split(' ') ?? [];
  const numbered = others.flatMap((one) => [`${one}${period}`, `${one}p${period}`]);
  return [headerKey(header), wordKey(field), ...(period ? numbered : others)];
}

export const columnOf = ({ columns }: ImportFacts, field: string): FileColumn | undefined =>
  columns.find((one) => one.field === field);
