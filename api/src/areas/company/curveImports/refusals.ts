import type { ImportState } from '@vatio/contracts/company/imports/curveImports';
import { orMissing, Refusal } from '../../../refusal';

const sentences: Readonly<Record<ImportState, string>> = {
  queued: 'Esta importación espera su turno para leerse.',
  checking: 'Esta importación se está leyendo todavía: espera a que termine.',
  checked: 'Esta importación está leída y espera a que la confirmes.',
  confirmed: 'Esta importación ya está confirmada y espera su turno para guardarse.',
  writing: 'Esta importación ya está confirmada y se está guardando.',
  done: 'Esta importación ya está guardada.',
  undoing: 'Esta importación se está deshaciendo: espera a que termine.',
  undone: 'Esta importación ya se ha deshecho.',
  unreadable: 'El fichero de esta importación no se puede leer: súbelo otra vez, corregido.',
  cancelled: 'Esta importación está cancelada: sube el fichero otra vez.',
};

/** The import's state does not allow this. */
export const wrongState = (state: ImportState): Refusal =>
  new Refusal('conflict', sentences[state]);

/** @throws Refusal missing */
export const existingImport = <T>(found: T | undefined): T =>
  orMissing(found, 'Esa importación no existe.');
