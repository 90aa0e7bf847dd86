import type { BillLine } from '@vatio/energy/bill';
import { decimalInWords } from '@vatio/ui/format';
import { PeriodTable, ScrollBox } from '@vatio/ui/table';
import type { RankedOffer } from '../../../offers/comparison';
import { atrInWords } from '../../../offers/offer';
import { pendingTax } from '../../../offers/pendingTax';
import type { ReportFound, SectionProps } from '../../found';
import { amountInWords } from '../words';

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

/** What contract or offer say themselves; the regulated values have their own table. */
function StatedPrices({ row: { offer, name, includesAtr }, found }: RowProps & SectionProps) {
  const stated = offer ?? contractOf(found);
  if (!stated) return null;
  const { energyPricesEurPerKwh: energy, powerPricesEurPerKwYear: power } = stated;
  const inWords = (values: readonly (string | null)[]) =>
    values.map((value) => (value === null ? 'falta' : decimalInWords(value)));
  return (
    <PeriodTable
      caption={`Precios de ${name}`}
      rows={[
        ...(energy
          ? [{ label: `Energía, €/kWh (${atrInWords(includesAtr)})`, values: inWords(energy) }]
          : []),
        ...(power
          ? [{ label: 'Potencia, €/kW·año', values: inWords(power) }]
          : [{ label: 'Potencia: los precios regulados', values: [] }]),
      ]}
    />
  );
}

const contractOf = ({ calculation }: ReportFound) => calculation.snapshot.contract;

/** The parts of an offer's cost, as its lines have them. */
const parts = [
  { title: 'Potencia', concept: 'power', of: 'powerEur' },
  { title: 'Energía', concept: 'energy', of: 'energyEur' },
  { title: 'Cuota', concept: 'service', of: 'feeEur' },
  { title: 'Impuesto eléctrico', concept: 'electricityTax', of: 'electricityTaxEur' },
  { title: 'Impuesto indirecto', concept: 'tax', of: 'taxEur' },
] as const;

const euros = (amountEur: string | null | undefined) =>
  amountEur ? amountInWords(amountEur) : 'no verificable';

/** The lines of each part under its formula and norm, with its sum; and the sum of all. */
function LinesOfOffer({ row: { name, cost, lines, ifConditionsHeld } }: RowProps) {
  const caption = `${name}: de dónde sale cada euro`;
  return (
    <ScrollBox label={caption}>
      <table className="table table-sm mb-0 mt-2">
        <caption className="caption-top">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Concepto</th>
            <th scope="col">Cálculo</th>
            <th scope="col" className="text-end">
              Importe
            </th>
          </tr>
        </thead>
        {parts.map(({ title, concept, of }) => (
          <PartLines
            key={concept}
            title={title}
            lines={lines.filter((line) => line.concept === concept)}
            totalEur={cost?.[of] ?? null}
          />
        ))}
        <tbody>
          <tr className="fw-bold">
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td className="text-end text-nowrap">{euros(cost?.totalEur)}</td>
          </tr>
          {ifConditionsHeld && (
            <tr>
              <th scope="row" colSpan={2} className="fw-normal">
                {pendingTax(ifConditionsHeld.pendingFrom)} Con su otro valor:
              </th>
              <td className="text-end text-nowrap">{euros(ifConditionsHeld.totalEur)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface PartLinesProps {
  readonly title: string;
  readonly lines: readonly BillLine[];
  readonly totalEur: string | null;
}

function PartLines({ title, lines, totalEur }: PartLinesProps) {
  const [first] = lines;
  if (!first) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className="fw-normal text-muted">
          {title}: {first.formula} ({first.norm})
        </th>
      </tr>
      {lines.map(({ label, calculation, missing, amountEur }) => (
        <tr key={label}>
          <th scope="row" className="fw-normal text-nowrap">
            {label}
          </th>
          <td>
            {amountEur === null ? missing.map(({ message }) => message).join(' ') : calculation}
          </td>
          <td className="text-end text-nowrap">{euros(amountEur)}</td>
        </tr>
      ))}
      {lines.length > 1 && (
        <tr className="fw-bold">
          <th scope="row" colSpan={2}>
            {title}
          </th>
          <td className="text-end text-nowrap">{euros(totalEur)}</td>
        </tr>
      )}
    </tbody>
  );
}
