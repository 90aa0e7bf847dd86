import { number } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { clockTime } from '../layout/clockTime';
import type { LoadPhase, SectionTiming } from '../sections/loading/timings';

/** The time that sections took to appear in this tab. */
export function LoadTimes({ timings }: { readonly timings: readonly SectionTiming[] }) {
  return (
    <Card title="Tiempos de carga en esta pestaña" isWide>
      {timings.length === 0 ? (
        <p className="text-muted mb-0">
          Todavía no se ha cargado ninguna sección. Entra en una y vuelve aquí.
        </p>
      ) : (
        <DataTable
          caption="Tiempos de carga en milisegundos"
          columns={columns}
          rows={timings}
          rowId={({ section, version, isOverride }) => `${section} ${version} ${isOverride}`}
        />
      )}
    </Card>
  );
}

const phase = (id: LoadPhase, header: string): Column<SectionTiming> => ({
  id,
  header,
  align: 'end',
  cell: ({ phases }) => milliseconds(phases[id]),
});

const columns: readonly Column<SectionTiming>[] = [
  { id: 'section', header: 'Sección', isRowHeader: true, cell: ({ section }) => section },
  {
    id: 'version',
    header: 'Versión',
    cell: ({ version, isOverride }) => (
      <>
        <code>{version}</code> {isOverride && <span className="badge badge-quiet">sustituida</span>}
      </>
    ),
  },
  phase('federation', 'Federación'),
  phase('doors', 'Librerías'),
  phase('entry', 'Descarga'),
  phase('module', 'Ejecución'),
  phase('mount', 'Montaje'),
  { id: 'total', header: 'Total', align: 'end', cell: ({ phases }) => milliseconds(total(phases)) },
  { id: 'at', header: 'Hora', align: 'end', cell: ({ at }) => clockTime(at) },
];

const milliseconds = (ms: number | undefined) =>
  ms === undefined ? <span aria-hidden="true">–</span> : `${number(ms, 0)}\u00a0ms`;

/** The libraries and the entry load side by side. */
const total = ({ federation = 0, doors = 0, entry = 0, module = 0, mount = 0 }: Phases) =>
  federation + Math.max(doors, entry) + module + mount;
type Phases = SectionTiming['phases'];
