import { useQuery } from '@tanstack/react-query';
import type { SavedBill, SavingConcept, StudySaving } from '@vatio/contracts/billing/summaries';
import { SectionLink } from '@vatio/platform';
import { count, date, euros, number } from '@vatio/ui/format';
import { Card, ErrorState, Euros, Figure, Figures } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { billPath } from '../bills/billPaths';
import { studySavingQuery } from './summaryApi';

const conceptWords: Readonly<Record<SavingConcept, string>> = {
  power: 'potencia',
  excess: 'excesos',
  energy: 'energía',
};
const inWords = new Intl.ListFormat('es-ES');

const unknown = <span aria-hidden="true">–</span>;
const eurOr = (eur: string | null) => (eur === null ? unknown : euros(Number(eur)));

const columns: readonly Column<SavedBill>[] = [
  {
    id: 'number',
    header: 'Factura',
    isRowHeader: true,
    cell: ({ id, number: billNumber, why }) => (
      <>
        <Link to={billPath(id)}>
          <bdi>{billNumber}</bdi>
        </Link>
        {why !== null && <small className="d-block fw-normal">{why}</small>}
      </>
    ),
  },
  {
    id: 'period',
    header: 'Periodo',
    cell: ({ to, days }) => (
      <>
        <span className="text-nowrap">hasta {date(to)}</span>
        <small className="d-block">{number(days)} días</small>
      </>
    ),
  },
  {
    id: 'wouldBe',
    header: 'Sin el cambio',
    align: 'end',
    fact: 'would-be',
    cell: ({ wouldBeEur }) => eurOr(wouldBeEur),
  },
  {
    id: 'billed',
    header: 'Facturado',
    align: 'end',
    fact: 'billed',
    cell: ({ billedEur }) => euros(Number(billedEur)),
  },
  {
    id: 'saved',
    header: 'Ahorro real',
    align: 'end',
    fact: 'saved',
    cell: ({ savedEur }) => eurOr(savedEur),
  },
  {
    id: 'expected',
    header: 'Esperado',
    align: 'end',
    fact: 'expected',
    cell: ({ expectedEur }) => euros(Number(expectedEur)),
  },
];

/** The expected saving of a point's accepted study, and what its bills have said since. */
export function SavingCard({ supplyPointId }: { readonly supplyPointId: string }) {
  const saving = useQuery(studySavingQuery(supplyPointId));
  if (saving.isLoadingError) {
    return (
      <Card title="Ahorro del estudio" isWide>
        <ErrorState error={saving.error} what="el ahorro" onRetry={saving.refetch} />
      </Card>
    );
  }
  const { study } = saving.data ?? {};
  if (!study || !saving.data) return null;
  return (
    <Card title="Ahorro del estudio" isWide>
      <p>
        <SectionLink
          className="text-decoration-underline"
          to={`/energy-analysis/estudios/${study.id}`}
        >
          {study.code}
        </SectionLink>{' '}
        se aceptó el {date(study.acceptedOn)}. Se compara{' '}
        {inWords.format(study.concepts.map((one) => conceptWords[one]))}, sin impuestos, cuotas ni
        servicios: los días y las medidas de cada factura con el contrato que había antes, a los
        precios regulados de esos días.
      </p>
      <Saved saving={saving.data} yearEur={study.expectedEur} fact={`study:${study.id}`} />
    </Card>
  );
}

interface SavedProps {
  readonly saving: StudySaving;
  readonly yearEur: string;
  /** The fact key of the study's amounts. */
  readonly fact: string;
}

function Saved({ saving: { rows, sums }, yearEur, fact }: SavedProps) {
  const expected = Number(sums.expectedEur);
  const share = expected > 0 ? (Number(sums.savedEur) / expected) * 100 : null;
  if (rows.length === 0) {
    return (
      <p className="mb-0">
        Se esperan <Euros fact={`${fact}:expected`} eur={yearEur} /> al año. Aún no hay facturas de
        después: en cuanto las haya, aquí se verá lo que se ahorra de verdad.
      </p>
    );
  }
  return (
    <>
      <Figures>
        <Figure label="Esperado en un año" fact={`${fact}:expected`}>
          {euros(Number(yearEur))}
        </Figure>
        <Figure
          label="Esperado en estos días"
          fact={`${fact}:expected-so-far`}
          note={`${count(sums.days, 'día', 'días')} de ${count(sums.bills, 'factura', 'facturas')}`}
        >
          {euros(expected)}
        </Figure>
        <Figure
          label="Ahorro real"
          fact={`${fact}:saved`}
          note={share === null ? undefined : `${number(share, 1)}\u00a0% de lo esperado`}
        >
          {sums.bills > 0 ? euros(Number(sums.savedEur)) : undefined}
        </Figure>
      </Figures>
      <div className="mt-3">
        <DataTable
          caption="Ahorro de cada factura"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          factOf={({ id }) => `${fact}:bill=${id}`}
        />
      </div>
    </>
  );
}
