import { number } from '@vatio/records/format';
import { line } from '@vatio/records/rules';
import * as z from 'zod';

/** A note on a cell of a row, in Spanish; a problem is without a full stop. */
const cellNoteOf = <Field extends string>(field: z.ZodType<Field>) =>
  z.object({ field, message: z.string() });

/** Every column of a template, spelled at length, is far shorter. */
const longestRow = 20_000;

/**
 * Rows of a file that a person chose. `dryRun` writes no rows; otherwise all rows are written or none: 422
 * when a row is wrong.
 *
 * The cells of a row are one text with tabs between them, one cell for each of `columns`: 150,000 texts
 * would hold up the API for a quarter of a second before any check. Values are spelled as elsewhere on the
 * wire (`peninsula`, `20.376`, `2026-01-31`, `true`); any other spelling makes the row wrong, and an empty
 * cell leaves the value unstated.
 */
export const rowImportSchema = <Field extends string>(
  field: z.ZodType<Field>,
  { maxColumns, maxRows }: { readonly maxColumns: number; readonly maxRows: number },
) =>
  z.strictObject({
    dryRun: z.boolean(),
    /** The file's name, for the audit. */
    fileName: line('El nombre del fichero', 255),
    columns: z.array(field).min(1).max(maxColumns),
    rows: z
      .array(
        z
          .strictObject({
            /** Its number in the person's file, counted from 1 with the header. */
            line: z.int().min(1).max(10_000_000),
            cells: z.string(),
          })
          .superRefine(({ line, cells }, context) => {
            if (cells.length <= longestRow) return;
            const message = `La fila ${line} tiene más de 20.000 caracteres: acorta sus celdas`;
            context.addIssue({ code: 'custom', path: ['cells'], message });
          }),
      )
      .min(1, 'No hay ninguna fila')
      .max(maxRows, `Máximo ${number(maxRows)} filas: divide el fichero`),
  });

/** `exists`: what the row says is there already, and stays as it is. */
const importOutcomeSchema = z.enum(['create', 'exists', 'error']);
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

/** The outcome of a row. */
export const importedRowSchema = <Field extends string>(field: z.ZodType<Field>) =>
  z.object({
    line: z.int(),
    outcome: importOutcomeSchema,
    problems: z.array(cellNoteOf(field)),
    /** Values that follow from the rest of the row, spelled as here. */
    proposed: z.array(z.object({ field, value: z.string() })),
    /** Unlikely values that are imported all the same: whole sentences. */
    warnings: z.array(cellNoteOf(field)),
  });

const ofImport = {
  id: z.uuid(),
  fileName: z.string(),
  /** null: the account is gone. */
  createdBy: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  createdAt: z.iso.datetime(),
  /** null: not undone yet. */
  undoneAt: z.nullable(z.iso.datetime()),
};

/** An import in a list of them: what it `created`; after an undo, some of it may have stayed. */
export const importListRowSchema = <Created extends z.ZodRawShape>(created: Created) =>
  z.object({ ...ofImport, ...created });

/** The request of every kind of import, in the page's words. */
export interface RowImport {
  readonly fileName: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: string }[];
}

/** The answer of every kind of import. */
export interface RowImportAnswer {
  /** The import's id, for an undo; null when no row was written. */
  readonly importId: string | null;
  /** One per sent row, in the same order. */
  readonly rows: readonly ImportedRow[];
}

interface CellNote {
  readonly field: string;
  readonly message: string;
}

export interface ImportedRow {
  readonly line: number;
  readonly outcome: ImportOutcome;
  readonly problems: readonly CellNote[];
  readonly proposed: readonly { readonly field: string; readonly value: string }[];
  readonly warnings: readonly CellNote[];
}
