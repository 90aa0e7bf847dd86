import { decimalInWords, euros } from '@vatio/ui/format';
import { type Column, DataTable } from '@vatio/ui/table';
import { type ReactNode, useMemo } from 'react';
import type { RankedOffer } from '../comparison';
import { lowPowerPrice } from '../lowPowerPrice';
import { atrInWords } from '../offer';
import styles from './Ranking.module.css';

export interface RankingTableProps {
  readonly rows: readonly RankedOffer[];
  /** «IVA», «IGIC» or «IPSI». */
  readonly taxName: string;
  /** Shows one of them; without it, names are plain text. */
  readonly onChoose?: (key: string) => void;
}

/** A cell's text for a missing figure. */
const dash = <span aria-hidden="true">–</span>;
const money = (amount: string | null | undefined) =>
  amount === null || amount === undefined ? dash : euros(Number(amount));

/** The current contract and the offers, from the cheapest; those without a figure say what they lack. */
export function RankingTable({ rows, taxName, onChoose }: RankingTableProps) {
  const columns = useMemo(() => columnsOf(taxName, onChoose), [taxName, onChoose]);
  return (
    <DataTable
      caption="Ofertas, de la más barata a la más cara"
      columns={columns}
      rows={rows}
      rowId={({ key }) => key}
      factOf={({ fact }) => fact}
      rowClassName={({ isRecommended, offer }) =>
        isRecommended ? 'is-best' : offer === null ? 'is-pale' : undefined
      }
    />
  );
}

function columnsOf(
  taxName: string,
  onChoose?: (key: string) => void,
): readonly Column<RankedOffer>[] {
  return [
    { id: 'rank', header: 'N.º', align: 'end', cell: ({ cost }) => cost?.rank ?? dash },
    {
      id: 'name',
      header: 'Oferta',
      isRowHeader: true,
      cell: (row) => <Name row={row} onChoose={onChoose} />,
    },
    amountColumn('power', 'Potencia', ({ cost }) => money(cost?.powerEur)),
    amountColumn('energy', 'Energía', ({ cost }) => money(cost?.energyEur)),
    amountColumn('fee', 'Cuota', ({ cost }) => money(cost?.feeEur)),
    amountColumn('subtotal', 'Sin impuestos', ({ cost }) => (
      <Two first={money(cost?.subtotalEur)} second={withUnit(cost?.meanEurPerKwh, '€/kWh')} />
    )),
    {
      id: 'taxes',
      header: `IEE e ${taxName}`,
      align: 'end',
      cell: ({ cost, fact }) => (
        <>
          <span className="d-block" data-fact={`${fact}:electricity-tax`}>
            {money(cost?.electricityTaxEur)}
          </span>
          <span className="d-block" data-fact={`${fact}:tax`}>
            {money(cost?.taxEur)}
          </span>
        </>
      ),
    },
    amountColumn('total', 'Total', ({ cost, fact, ifConditionsHeld }) => (
      <Two
        first={<strong>{money(cost?.totalEur)}</strong>}
        second={heldInWords(ifConditionsHeld?.totalEur)}
        secondFact={`${fact}:if-held:total`}
      />
    )),
    amountColumn('saving', 'Ahorro', ({ cost }) => (
      <Two first={money(cost?.savingEur)} second={withUnit(cost?.savingPercent, '%')} />
    )),
  ];
}

const amountColumn = (
  fact: string,
  header: string,
  cell: Column<RankedOffer>['cell'],
): Column<RankedOffer> => ({ id: fact, header, align: 'end', fact, cell });

/** The other total, while a tax waits for an official value. */
const heldInWords = (totalEur: string | null | undefined) =>
  totalEur ? `${euros(Number(totalEur))} con el otro valor` : '';

const withUnit = (value: string | null | undefined, unit: string) =>
  value ? `${decimalInWords(value)}\u00a0${unit}` : '';

interface TwoProps {
  readonly first: ReactNode;
  readonly second: string;
  /** The key of its amount. */
  readonly secondFact?: string;
}

/** A figure and, smaller, the same in another measure. */
const Two = ({ first, second, secondFact }: TwoProps) => (
  <>
    <span className="d-block text-nowrap">{first}</span>
    {second && (
      <span className="d-block small text-muted" data-fact={secondFact}>
        {second}
      </span>
    )}
  </>
);

interface NameProps {
  readonly row: RankedOffer;
  readonly onChoose: ((key: string) => void) | undefined;
}

function Name({ row, onChoose }: NameProps) {
  const { key, name, includesAtr, isRecommended, lacks, offer } = row;
  const low = offer && lowPowerPrice(offer);
  return (
    <div className={styles.name}>
      {onChoose && offer ? (
        <button
          type="button"
          className="btn btn-link p-0 text-start align-baseline"
          onClick={() => onChoose(key)}
        >
          <bdi>{name}</bdi>
        </button>
      ) : (
        <bdi>{name}</bdi>
      )}{' '}
      {isRecommended && <span className="badge text-bg-success">Recomendada</span>}
      <span className="d-block small text-muted fw-normal">{atrInWords(includesAtr)}</span>
      {[...lacks, ...(low ? [low] : [])].map((lack) => (
        <span key={lack} className="d-block small text-danger fw-normal">
          {lack}
        </span>
      ))}
    </div>
  );
}
