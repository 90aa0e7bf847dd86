import type { Variant } from '../../power/variants';
import { factOfPart } from '../../studies/studyFacts';
import type { Amount } from '../paper/AmountCell';
import { SumTable } from '../paper/SumTable';
import { monthInWords } from './words';

export interface PowerSumsProps {
  readonly current: Variant;
  readonly optimum: Variant;
}

/** The cost of powers, or a part of it, with the prefix of its amounts' fact keys. */
interface Parts extends Pick<Variant['cost'], 'fixedEur' | 'excessEur' | 'totalEur'> {
  readonly fact: string;
}

const partNames = ['fixed', 'excess', 'total'] as const;
type PartName = (typeof partNames)[number];

const amountOf = (parts: Parts, part: PartName): Amount => ({
  fact: `${parts.fact}:${part}`,
  eur: parts[`${part}Eur`],
});

const cents = (amountEur: string) => Math.round(Number(amountEur) * 100);
const savedBy = (one: Parts, other: Parts): Amount => ({
  fact: `${other.fact}:saving`,
  eur: (cents(one.totalEur) - cents(other.totalEur)) / 100,
});

const both = (one: Parts, other: Parts): readonly Amount[] => [
  ...[one, other].flatMap((parts) => partNames.map((part) => amountOf(parts, part))),
  savedBy(one, other),
];

const monthsOf = ({ fact, cost }: Variant) =>
  cost.months.map((month) => ({ ...month, fact: factOfPart(fact, month.range.firstDay) }));

/** Both costs by months, and the saving in each. */
export function MonthSums({ current, optimum }: PowerSumsProps) {
  const after = monthsOf(optimum);
  return (
    <SumTable
      caption="Coste por meses, en euros sin impuestos: lo contratado, lo óptimo y lo que se ahorra"
      rowHead="Mes"
      columns={[
        'Fijo',
        'Excesos',
        'Total',
        'Fijo óptimo',
        'Excesos óptimo',
        'Total óptimo',
        'Ahorro',
      ]}
      rows={[
        ...monthsOf(current).map((month, index) => ({
          label: monthInWords(month.range),
          cells: both(month, after[index] ?? month),
        })),
        ...energyRow(current, optimum),
      ]}
      sums={[{ label: 'Total', cells: both(wholeOf(current), wholeOf(optimum)) }]}
    />
  );
}

/** The extra toll and charge of the energy in another tariff: it has no month. */
function energyRow(current: Variant, optimum: Variant) {
  const { regulatedEnergyEur } = optimum.cost;
  if (regulatedEnergyEur === undefined) return [];
  const amount = ({ fact }: Variant, eur: string | number, what = ''): Amount => ({
    fact: `${fact}:regulated-energy${what}`,
    eur,
  });
  return [
    {
      label: 'Peajes y cargos de la energía',
      cells: [
        '',
        '',
        amount(current, 0),
        '',
        '',
        amount(optimum, regulatedEnergyEur),
        amount(optimum, 0 - Number(regulatedEnergyEur), '-saving'),
      ],
    },
  ];
}

const wholeOf = ({ fact, cost }: Variant): Parts => ({ ...cost, fact });

/** The costs of each period, and of all. */
const periodsOf = (variant: Variant): readonly Parts[] => [
  ...variant.cost.periods.map((one, index) => ({
    ...one,
    fact: factOfPart(variant.fact, index + 1),
  })),
  wholeOf(variant),
];

/** The same by periods. */
export function PeriodSums({ current, optimum }: PowerSumsProps) {
  const [before, after] = [periodsOf(current), periodsOf(optimum)];
  const rowOf = (label: string, part: PartName, list: readonly Parts[]) => ({
    label,
    cells: list.map((one) => amountOf(one, part)),
  });
  return (
    <SumTable
      caption="Coste de los doce meses por periodos, en euros sin impuestos"
      rowHead="Concepto"
      columns={[...current.cost.periods.map((_, index) => `P${index + 1}`), 'Total']}
      rows={[
        rowOf('Término fijo, contratado', 'fixed', before),
        rowOf('Excesos, contratado', 'excess', before),
        { ...rowOf('Total contratado', 'total', before), isStrong: true },
        rowOf('Término fijo, óptimo', 'fixed', after),
        rowOf('Excesos, óptimo', 'excess', after),
        { ...rowOf('Total óptimo', 'total', after), isStrong: true },
      ]}
      sums={[
        { label: 'Ahorro', cells: before.map((one, index) => savedBy(one, after[index] ?? one)) },
      ]}
    />
  );
}
