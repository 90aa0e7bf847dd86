import type { NewBill } from '@vatio/contracts/billing/bills';
import { termOfLine } from '@vatio/contracts/billing/billWords';
import { periodCount, type TariffTerm } from '@vatio/energy/tariff';
import { spanishDay } from '../../../localDay';
import { wrongFields } from '../../../refusal';
import { numberKey, supplierKey } from './keys';

/** Path of a field → its problem, in Spanish. */
export type Problems = Readonly<Record<string, string>>;

/** A longer bill has a wrong year. */
const maxDays = 400;

/** Values that no bill can have, by field. Possible but wrong values are stored, with warnings. */
export const billProblems = (bill: NewBill): Problems => ({
  ...dayProblems(bill),
  ...countProblems(bill.tariff, bill),
  ...segmentProblems(bill),
  ...lineProblems(bill),
  ...nameProblems(bill),
  ...kindProblems(bill),
});

/** @throws Refusal invalid, by field */
export function requireSoundBill(bill: NewBill): void {
  const problems = billProblems(bill);
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
}

function dayProblems({ from, to }: NewBill): Problems {
  if (to <= from) return { to: inOrder };
  if (Date.parse(to) - Date.parse(from) > maxDays * 86_400_000) {
    return { to: `Una factura abarca como mucho ${maxDays} días: comprueba el año` };
  }
  return {};
}

const nouns = {
  energyKwh: ['energy', 'energías'],
  reactiveKvarh: ['energy', 'reactivas'],
  energyPricesEurPerKwh: ['energy', 'precios de energía'],
  powersKw: ['power', 'potencias'],
  powerPricesEurPerKwYear: ['power', 'precios de potencia'],
  maxKw: ['power', 'maxímetros'],
} as const;
type ByPeriodField = keyof typeof nouns;

/** @param prefix the path of the fields */
function countProblems(
  tariff: NewBill['tariff'],
  values: Readonly<Partial<Record<ByPeriodField, readonly unknown[] | null>>>,
  prefix = '',
): Problems {
  const fields = Object.keys(nouns) as ByPeriodField[];
  const wrong = fields.flatMap((field) => {
    const [term, noun] = nouns[field];
    const count = periodCount(tariff, term);
    const given = values[field];
    return given && given.length !== count
      ? [[`${prefix}${field}`, `La tarifa ${tariff} tiene ${count} ${noun}`]]
      : [];
  });
  return Object.fromEntries(wrong);
}

/** They follow each other through all of the bill's days. */
function segmentProblems(bill: NewBill): Problems {
  return Object.assign(
    {},
    ...bill.segments.map((segment, index): Problems => {
      const field = `segments.${index}`;
      const begins = bill.segments[index - 1]?.to ?? bill.from;
      const isLast = index === bill.segments.length - 1;
      return {
        ...(isLast && segment.to !== bill.to && { [`${field}.to`]: mustBe('acabar', bill.to) }),
        ...(segment.to <= segment.from && { [`${field}.to`]: inOrder }),
        ...(segment.from !== begins && { [`${field}.from`]: mustBe('empezar', begins) }),
        ...countProblems(bill.tariff, segment, `${field}.`),
      };
    }),
  );
}

const inOrder = 'La lectura final tiene que ser posterior a la inicial';
const mustBe = (what: string, day: string) =>
  `Los tramos cubren todos los días: este tiene que ${what} el ${spanishDay(day)}`;

function lineProblems(bill: NewBill): Problems {
  return Object.assign(
    {},
    ...bill.lines.map((line, index): Problems => {
      const field = `lines.${index}`;
      return {
        ...periodProblem(bill, line, `${field}.period`),
        ...(line.segment !== null &&
          line.segment >= bill.segments.length && {
            [`${field}.segment`]: 'La factura no tiene ese tramo',
          }),
      };
    }),
  );
}

function periodProblem(
  { tariff }: NewBill,
  { kind, period }: NewBill['lines'][number],
  field: string,
): Problems {
  if (period === null) return {};
  const term: TariffTerm | undefined = termOfLine[kind];
  if (!term) return { [field]: 'Esta línea no es de ningún periodo: déjalo vacío' };
  if (period <= periodCount(tariff, term)) return {};
  const what = term === 'energy' ? 'energía' : 'potencia';
  return { [field]: `La tarifa ${tariff} no tiene P${period} de ${what}` };
}

/** A name of punctuation marks alone counts as empty, because comparisons of names ignore them. */
const nameProblems = ({ number, supplier }: NewBill): Problems => ({
  ...(!numberKey(number) && { number: 'Escribe el número de la factura' }),
  ...(!supplierKey(supplier) && { supplier: 'Escribe la comercializadora' }),
});

function kindProblems({ kind, rectifies, number, totalEur }: NewBill): Problems {
  if (kind === 'ordinary') {
    return {
      ...(rectifies && { rectifies: 'Solo una factura rectificativa nombra a otra' }),
      ...(totalEur.startsWith('-') && {
        totalEur: 'Solo una factura rectificativa puede tener el total en negativo',
      }),
    };
  }
  if (!numberKey(rectifies)) {
    return { rectifies: 'Escribe el número de la factura que rectifica' };
  }
  return numberKey(rectifies) === numberKey(number)
    ? { rectifies: 'Una factura no se rectifica a sí misma' }
    : {};
}
