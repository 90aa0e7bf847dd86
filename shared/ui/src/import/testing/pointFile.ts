import type { RowImportAnswer } from '@vatio/contracts/imports/rows';
import { proposeMapping } from '../file/headers';
import { defineImport, type FileColumn } from '../file/importSpec';
import { dayKind, decimalKind, textKind, wordKind } from '../file/kinds';
import type { ChosenFile, FileImportFlow } from '../steps/useFileImport';

const tariffs = wordKind(['2.0TD', '3.0TD'].map((value) => ({ value, label: value })));
const column = (
  [field, header, explanation, example = '']: readonly [string, string, string, string?],
  group = 'Punto',
  kind = textKind,
): FileColumn => ({
  field,
  header,
  explanation,
  example,
  group,
  kind,
  isRequired: field === 'cups' || field === 'taxId',
});

/** Files of supply points, for stories. */
export const pointSpec = defineImport({
  memory: 'vatio-story-import',
  draft: 'story/import',
  columns: [
    column(['taxId', 'NIF', 'El del cliente', 'B12345674'], 'Cliente'),
    column(
      ['clientName', 'Cliente', 'Razón social, si es nuevo', 'Panadería Ávila, S.L.'],
      'Cliente',
    ),
    column([
      'cups',
      'CUPS',
      '20 o 22 caracteres, con espacios o sin ellos',
      'ES0021000000000001RK',
    ]),
    column(['alias', 'Alias', 'Cómo lo llamáis', 'Obrador']),
    column(['province', 'Provincia', 'Vacía: la proponemos por el código postal', 'Madrid']),
    column(['tariff', 'Tarifa', '2.0TD, 3.0TD, 6.1TD…', '3.0TD'], 'Contrato', tariffs),
    column(['power1', 'Potencia P1 (kW)', 'En kW', '20,376'], 'Contrato', decimalKind),
    column(['to', 'Contrato hasta', 'Último día; vacío: sin fecha final'], 'Vencimiento', dayKind),
  ],
  otherNames: {},
  maxRows: 5_000,
  rowIs: 'punto de suministro',
  templateName: 'plantilla-puntos-de-suministro',
});

const headers = ['NIF', 'Cliente', 'CUPS', 'Alias', 'Tarifa', 'Potencia P1 (kW)', 'Observaciones'];
const rows = [
  ['B12345674', 'Panadería Ávila', 'ES0021000000000001RK', 'Obrador', '3.0TD', '20,376', ''],
  ['B12345674', 'Panadería Ávila', 'ES0021000000000002RW', 'Tienda', '2.0TD', '4,6', 'Nueva'],
  ['12345678Z', 'Talleres Ruiz', 'ES00210000000003', 'Nave', '3.0TD', '50', ''],
  ['', 'Hotel Miramar', 'ES0021000000000004RG', 'Hotel', '3.0TD', 'cien', ''],
].map((cells, at) => ({ line: at + 2, cells }));

export const chosenFile: ChosenFile = {
  table: { fileName: 'puntos-2026.xlsx', headers, rows, commentCount: 2 },
  reading: { mapping: proposeMapping(pointSpec, headers), mark: 'comma' },
  sheets: ['Puntos', 'Clientes'],
  sheet: 'Puntos',
};

const row = (line: number) =>
  ({ line, outcome: 'create', problems: [], proposed: [], warnings: [] }) as const;

/** All rows can be imported. */
export const soundAnswer: RowImportAnswer = {
  importId: null,
  rows: [row(2), { ...row(3), outcome: 'exists' }, row(4), row(5)],
};
/** Two rows cannot. */
export const answerWithErrors: RowImportAnswer = {
  importId: null,
  rows: [
    { ...row(2), proposed: [{ field: 'province', value: 'Madrid' }] },
    {
      ...row(3),
      proposed: [{ field: 'province', value: 'Madrid' }],
      warnings: [{ field: 'power1', message: 'La potencia es menor que la de otros años.' }],
    },
    {
      ...row(4),
      outcome: 'error',
      problems: [{ field: 'cups', message: 'Faltan caracteres: el CUPS tiene 20 o 22' }],
      proposed: [{ field: 'province', value: 'Toledo' }],
    },
    {
      ...row(5),
      outcome: 'error',
      problems: [
        { field: 'taxId', message: 'El NIF es obligatorio' },
        { field: 'power1', message: 'Escribe un número, como 20,376' },
      ],
    },
  ],
};

type Calls = 'read' | 'check' | 'run';
type Given = Partial<Omit<FileImportFlow, Calls> & Record<Calls, object>>;

/** An import at some step, with inert buttons. */
export function flowOf({ read, check, run, ...given }: Given = {}): FileImportFlow {
  const nothing = () => undefined;
  const idle = { isPending: false, isError: false, error: null, mutate: nothing, reset: nothing };
  const flow = {
    spec: pointSpec,
    chosen: chosenFile,
    isRestored: false,
    failure: null,
    understand: nothing,
    startCheck: nothing,
    startImport: nothing,
    startAgain: nothing,
    read: { ...idle, variables: { file: new File([], 'puntos-2026.xlsx') }, ...read },
    check: { ...idle, ...check },
    run: { ...idle, ...run },
    ...given,
  };
  return flow as unknown as FileImportFlow;
}
