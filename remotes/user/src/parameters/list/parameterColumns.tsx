import { parameterRecord } from '@vatio/contracts/user/parameterRecord';
import { hasEnded } from '@vatio/energy/tariff';
import { decimalInWords } from '@vatio/ui/format';
import type { Column } from '@vatio/ui/table';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import {
  detailInWords,
  hasVariants,
  isByTariff,
  kindTitle,
  type ParameterKind,
  type ParameterLine,
  stateInWords,
  validityInWords,
  valueColumns,
  valueInWords,
} from '../parameter';
import { changeAddress } from '../parameterSubject';

const { fields } = parameterRecord;

type LineColumn = Column<ParameterLine>;

/**
 * The table of a kind: the details that distinguish its values, when they are in force, the values (one for
 * each period where there are periods), and where they are published.
 */
export function parameterColumns(kind: ParameterKind, canChange: boolean): readonly LineColumn[] {
  return [
    ...subjectColumns(kind),
    ...(isByTariff(kind) ? periodColumns(kind) : [valueColumn]),
    { id: 'norm', header: fields.norm.label, cell: (line) => <Norm line={line} /> },
    {
      id: 'state',
      header: fields.state.label,
      cell: (line) => <ParameterStateBadge line={line} />,
    },
    ...(canChange ? [changeColumn] : []),
  ];
}

const validity = { id: 'validity', header: 'Vigencia', cell: validityInWords };

function subjectColumns(kind: ParameterKind): readonly LineColumn[] {
  if (isByTariff(kind)) {
    return [
      { id: 'tariff', header: 'Tarifa', isRowHeader: true, cell: (line) => <Tariff line={line} /> },
    ];
  }
  return hasVariants(kind)
    ? [{ id: 'variant', header: 'Tipo', isRowHeader: true, cell: detailInWords }, validity]
    : [{ ...validity, isRowHeader: true }];
}

/** A tariff, with its days under it: six periods leave little room. */
const Tariff = ({ line }: { readonly line: ParameterLine }) => (
  <>
    {line.tariff} <div className="text-muted small fw-normal">{validityInWords(line)}</div>
  </>
);

const periodColumns = (kind: ParameterKind): readonly LineColumn[] =>
  Array.from({ length: valueColumns(kind) }, (_, index) => ({
    id: `p${index + 1}`,
    header: `P${index + 1}`,
    align: 'end',
    cell: ({ values }) => <PeriodValue value={values[index]} />,
  }));

/** A tariff has fewer periods than another; a pending one has none of its values. */
const PeriodValue = ({ value }: { readonly value: string | null | undefined }) =>
  value ? decimalInWords(value) : <span aria-hidden="true">–</span>;

const valueColumn: LineColumn = {
  id: 'value',
  header: 'Valor',
  align: 'end',
  fact: 'value',
  cell: (line) => <Value line={line} />,
};

/** A value, with the other one under it until a person decides between them. */
function Value({ line }: { readonly line: ParameterLine }) {
  const { values, condition } = line;
  return (
    <>
      {valueInWords({ ...line, value: values[0] ?? null })}
      {condition && (
        <div className="text-muted small text-nowrap">
          o {valueInWords({ ...line, value: condition.alternative })}
        </div>
      )}
    </>
  );
}

function Norm({ line: { norm, note, condition } }: { readonly line: ParameterLine }) {
  return (
    <>
      <bdi className="small">{norm}</bdi>
      {condition && <div className="text-muted small">{condition.question}</div>}
      {note && <div className="text-muted small">{note}</div>}
    </>
  );
}

const changeColumn: LineColumn = {
  id: 'change',
  header: 'Acciones',
  cell: (line) => {
    if (hasEnded(line.kind, line.variant)) return null;
    const name = [kindTitle(line.kind), detailInWords(line), validityInWords(line)];
    return (
      <Link
        className="btn btn-sm btn-outline-primary"
        to={changeAddress(line, line)}
        aria-label={`Cambiar ${name.filter(Boolean).join(', ')}`}
        title="Cambiar"
      >
        <Pencil aria-hidden="true" />
      </Link>
    );
  },
};

/** The state of a value, official or not; the word says it, the colour only helps. */
function ParameterStateBadge({ line }: { readonly line: ParameterLine }) {
  const isOfficial = line.state === 'confirmed' && !line.condition;
  const ground = isOfficial ? 'text-bg-success' : 'text-bg-warning';
  return (
    <span className={`badge ${hasEnded(line.kind, line.variant) ? 'text-bg-light' : ground}`}>
      {stateInWords(line)}
    </span>
  );
}
