import type { BillLine } from '@vatio/energy/bill';
import { alignedDecimals } from '@vatio/ui/format';
import { PeriodTable, ScrollBox } from '@vatio/ui/table';
import type { RankedOffer } from '../../../offers/comparison';
import { atrInWords } from '../../../offers/offer';
import { pendingTax } from '../../../offers/pendingTax';
import { factOfLine } from '../../../studies/studyFacts';
import type { ReportFound, SectionProps } from '../../found';
import { AmountCell } from '../../paper/AmountCell';

/** Every euro of the contract and of each offer that has a figure, from the cheapest. */
export function OfferLines({ found }: SectionProps) {
  const rows = found.offers?.rows.filter(({ lines }) => lines.length > 0) ?? [];
  return rows.map((row) => (
    <div key={row.key} className="mb-3">
      <h3>
        <bdi>{row.name}</bdi>: potencia, energía e impuestos
      </h3>
      <StatedPrices row={row} found={found} />
      <LinesOfOffer row={row} />
    </div>
  ));
}

interface RowProps {
  readonly row: RankedOffer;
}

/** The prices stated in the contract or offer; the regulated values have their own table. */
function StatedPrices({ row: { offer, name, includesAtr }, found }: RowProps & SectionProps) {
  const stated = offer ?? contractOf(found);
  if (!stated) return null;
  const { energyPricesEurPerKwh: energy, powerPricesEurPerKwYear: power } = stated;
  return (
    <PeriodTable
      caption={`Precios de ${name}`}
      rows={[
        ...(energy
          ? [
              {
                label: `Energía, €/kWh (${atrInWords(includesAtr)})`,
                values: alignedDecimals(energy, 'falta'),
              },
            ]
          : []),
        ...(power
          ? [{ label: 'Potencia, €/kW·año', values: alignedDecimals(power, 'falta') }]
          : [{ label: 'Potencia: los precios regulados', values: [] }]),
      ]}
    />
  );
}

const contractOf = ({ calculation }: ReportFound) => calculation.snapshot.contract;

/** The parts of an offer's cost, as its lines have them. */
const parts = [
  { title: 'Potencia', concept: 'power', of: 'powerEur', word: 'power' },
  { title: 'Energía', concept: 'energy', of: 'energyEur', word: 'energy' },
  { title: 'Cuota', concept: 'service', of: 'feeEur', word: 'fee' },
  {
    title: 'Impuesto eléctrico',
    concept: 'electricityTax',
    of: 'electricityTaxEur',
    word: 'electricity-tax',
  },
  { title: 'Impuesto indirecto', concept: 'tax', of: 'taxEur', word: 'tax' },
] as const;

/** The lines of each part under its formula and norm, with its sum; and the sum of all. */
function LinesOfOffer({ row: { name, fact, cost, lines, ifConditionsHeld } }: RowProps) {
  const caption = `${name}: de dónde sale cada euro`;
  return (
    <ScrollBox label={caption}>
      <table className="table table-sm">
        <caption className="caption-top">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Concepto</th>
            <th scope="col">Cálculo</th>
            <th scope="col" className="is-number">
              Importe
            </th>
          </tr>
        </thead>
        {parts.map(({ title, concept, of, word }) => (
          <PartLines
            key={concept}
            title={title}
            fact={fact}
            word={word}
            lines={lines.filter((line) => line.concept === concept)}
            totalEur={cost?.[of] ?? null}
          />
        ))}
        <tbody>
          <tr className="fw-bold">
            <th scope="row" colSpan={2}>
              Total
            </th>
            <AmountCell fact={`${fact}:total`} eur={cost?.totalEur ?? null} />
          </tr>
          {ifConditionsHeld && (
            <tr>
              <th scope="row" colSpan={2}>
                {pendingTax(ifConditionsHeld.pendingFrom)} Con su otro valor:
              </th>
              <AmountCell fact={`${fact}:if-held:total`} eur={ifConditionsHeld.totalEur} />
            </tr>
          )}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface PartLinesProps {
  readonly title: string;
  /** The offer's fact key; followed by the word, this part's. */
  readonly fact: string;
  readonly word: string;
  readonly lines: readonly BillLine[];
  readonly totalEur: string | null;
}

function PartLines({ title, fact, word, lines, totalEur }: PartLinesProps) {
  const [first] = lines;
  if (!first) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className="fw-normal text-muted">
          {title}: {first.formula} ({first.norm})
        </th>
      </tr>
      {lines.map((line) => (
        <tr key={line.label}>
          <th scope="row">{line.label}</th>
          <td
            className="is-text"
            data-label="Cálculo"
            data-fact={`${factOfLine(fact, line)}:calculation`}
          >
            {line.amountEur === null
              ? line.missing.map(({ message }) => message).join(' ')
              : line.calculation}
          </td>
          <AmountCell fact={`${factOfLine(fact, line)}:amount`} eur={line.amountEur} />
        </tr>
      ))}
      {lines.length > 1 && (
        <tr className="fw-bold">
          <th scope="row" colSpan={2}>
            {title}
          </th>
          <AmountCell fact={`${fact}:${word}`} eur={totalEur} />
        </tr>
      )}
    </tbody>
  );
}
