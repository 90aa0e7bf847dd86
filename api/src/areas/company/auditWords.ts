import { clientRecord } from '@vatio/contracts/company/clientRecord';
import { contactRecord } from '@vatio/contracts/company/contactRecord';
import {
  type ContractField,
  contractLabels,
  contractWords,
} from '@vatio/contracts/company/contractRecord';
import { pointRecord } from '@vatio/contracts/company/pointRecord';
import { readingRecord } from '@vatio/contracts/company/readingRecord';
import { count, date } from '@vatio/records/format';
import { type Field, isEmpty } from '@vatio/records/record';
import { labelsOf, recordWords, valueInWords } from '@vatio/records/words';
import { type AuditWords, fieldByField } from '../../audit/words';

/** The fields of clients, supply points and contracts, in the order of the audit. */
const labels = {
  ...labelsOf(clientRecord),
  clientName: 'Cliente',
  ...labelsOf(pointRecord),
  ...contractLabels,
  fileName: 'Fichero',
  conflicts: 'Lecturas distintas',
  decimalMark: 'Separador decimal',
  labels: 'Cada hora señala',
  readings: 'Lecturas',
  ...labelsOf(readingRecord),
  newPoints: 'PDS nuevos',
  newContracts: 'Contratos nuevos',
  newClients: 'Clientes nuevos',
  removedPoints: 'PDS quitados',
  keptPoints: 'PDS que se quedan',
  removedClients: 'Clientes quitados',
  deletedPoints: 'CUPS borrados',
  deletedClients: 'Clientes borrados',
} as const;
type SupplyField = keyof typeof labels;

/** The values that are words of the API. */
const words: Readonly<Record<string, string>> = {
  replace: 'Vale el fichero',
  keep: 'Vale lo guardado',
  ',': 'La coma',
  '.': 'El punto',
  start: 'Su comienzo',
  end: 'Su final',
};
const chosen: ReadonlySet<SupplyField> = new Set(['conflicts', 'decimalMark', 'labels']);

const recordFields: Readonly<Partial<Record<SupplyField, Field>>> = {
  ...clientRecord.fields,
  ...pointRecord.fields,
  ...readingRecord.fields,
};

/** A field's value as the screens say it; `undefined` = there is none. */
function inWords(field: SupplyField, value: unknown): string | undefined {
  if (isEmpty(value)) return undefined;
  const own = recordFields[field];
  if (own) return valueInWords(own, value);
  if (field in contractLabels) return contractWords.inWords(field as ContractField, value);
  if (chosen.has(field)) return words[String(value)] ?? String(value);
  if (field === 'readings') return readingsInWords(value);
  return [value].flat().join(', ') || undefined;
}

/** Readings added together: how many, and their first and last day. */
function readingsInWords(value: unknown): string {
  const readings = [value].flat() as { readonly from: string; readonly to: string }[];
  const first = readings.map(({ from }) => from).sort()[0] ?? '';
  const last =
    readings
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? '';
  const days = `del ${date(first)} al ${date(last)}`;
  return `${count(readings.length, 'lectura', 'lecturas')}, ${days}`;
}

const actions = {
  'client-created': 'Alta de cliente',
  'client-changed': 'Cambio de cliente',
  'client-archived': 'Cliente archivado',
  'client-restored': 'Cliente restaurado',
  'client-deleted': 'Cliente borrado',
  'supply-point-created': 'Alta de PDS',
  'supply-point-changed': 'Cambio de PDS',
  'supply-point-archived': 'PDS archivado',
  'supply-point-restored': 'PDS restaurado',
  'supply-point-deleted': 'PDS borrado',
  'supply-points-imported': 'PDS importados de un fichero',
  'supply-points-import-undone': 'Importación de PDS deshecha',
  'contract-created': 'Alta de contrato',
  'contract-changed': 'Cambio de contrato',
  'contract-deleted': 'Contrato borrado',
  'curve-import-confirmed': 'Curva importada',
  'curve-import-undone': 'Importación de curva deshecha',
  'curve-import-not-undone': 'Importación de curva no deshecha',
  'readings-added': 'Lecturas añadidas',
  'reading-changed': 'Cambio de lectura',
  'reading-deleted': 'Lectura borrada',
} as const;
/** Actions on a contact, whose name is another label than a client's. */
const contactActions = {
  'contact-created': 'Alta de contacto',
  'contact-changed': 'Cambio de contacto',
  'contact-deleted': 'Contacto borrado',
} as const;
/** An uploaded file, whatever its fate: confirming it has an action of its own. */
const uploads = { 'curve-file-uploaded': 'Fichero de curvas subido' } as const;
type Actions = typeof actions & typeof contactActions & typeof uploads;
declare module '../../audit/audit.repository' {
  interface AuditActions extends Actions {}
}

export const companyAuditWords: AuditWords = { actions, changesOf: fieldByField(labels, inWords) };

const contactWords = recordWords(contactRecord);
export const contactAuditWords: AuditWords = {
  actions: contactActions,
  changesOf: fieldByField({ clientName: 'Cliente', ...labelsOf(contactRecord) }, (field, value) =>
    field === 'clientName' ? inWords(field, value) : contactWords.inWords(field, value),
  ),
};

export const uploadAuditWords: AuditWords = {
  actions: uploads,
  isAccess: true,
  changesOf: fieldByField(labels, inWords),
};
