import { type ExactNumber, exact, sum } from '../../exact/decimal';
import { spanishEuros, spanishNumber } from '../../exact/spanish';
import { baseOfWay } from '../sums/electricityTax';
import { billedElectricityRate, billedTaxRate } from '../sums/rates';
import type { Finding, VerifiedLine } from '../verification';
import { type FindingFacts, finding } from './facts';

/** The error of a tax or a sum by itself: the error of the lines above it is theirs. */
const offOf = ({ billedEur, adding }: VerifiedLine): ExactNumber =>
  exact(billedEur).minus(adding?.dueEur ?? billedEur);

const differenceOf = (lines: readonly VerifiedLine[]): ExactNumber => sum(lines.map(offOf));

const isWrong = ({ adding }: VerifiedLine) => adding?.closes === false;

/** «reclama la diferencia» where it is too much, else what to do with what is too little. */
const adviceOf = (difference: ExactNumber) =>
  difference.gt(0)
    ? 'Reclama la diferencia.'
    : 'Es a favor del cliente: no se reclama, pero puede llegar una rectificación.';

function rates({ bill, amounts, taxes, lines }: FindingFacts): Finding[] {
  const { electricityTax, indirectTax } = taxes;
  const ofElectricity = billedElectricityRate(bill, electricityTax, amounts);
  const ofTax = indirectTax && billedTaxRate(bill, indirectTax);
  const wrong = lines.filter(isWrong);
  const found: Finding[] = [];
  if (ofElectricity) {
    const difference = differenceOf(wrong.filter(({ concept }) => concept === 'electricityTax'));
    const due = electricityTax?.line?.parameters[0]?.value ?? '';
    const message = `Tipo del impuesto eléctrico incorrecto para la fecha: se aplica el ${spanishNumber(ofElectricity)} % y es el ${spanishNumber(due || 0)} %. ${adviceOf(difference)}`;
    found.push(finding('electricityTaxRate', 'error', message, difference));
  }
  if (ofTax) {
    const difference = differenceOf(wrong.filter(({ concept }) => concept === 'tax'));
    const due = [...new Set(indirectTax.lines.map(({ label }) => label))].join(' y ');
    const message = `Tipo de impuesto incorrecto para la fecha y la potencia: se aplica el ${spanishNumber(ofTax)} % y es ${due}. ${adviceOf(difference)}`;
    found.push(finding('taxRate', 'error', message, difference));
  }
  return found;
}

/** The printed base of the IEE, where there is one: no line of its own says that it does not add up. */
function electricityTaxBase({ bill, amounts, taxes, tolerances }: FindingFacts): Finding[] {
  const printed = bill.lines.filter(
    ({ concept, baseEur }) => concept === 'electricityTax' && (baseEur ?? null) !== null,
  );
  const { positions = [] } = taxes.electricityTax ?? {};
  if (printed.length === 0 || positions.length === 0) return [];
  const base = sum(printed.map(({ baseEur }) => exact(baseEur ?? 0)));
  const due = positions.map(({ way }) => baseOfWay(way, amounts));
  const isDue = due.some((one) => base.minus(one).abs().lte(tolerances.lineEur));
  const [first] = due;
  if (isDue || !first) return [];
  const message = `La base del impuesto eléctrico (${spanishEuros(base)}) no es la suma de las líneas que lo llevan (${spanishEuros(first)}): comprueba si lleva conceptos que no son del suministro.`;
  return [finding('electricityTaxBase', 'error', message, base.minus(first))];
}

function addUp({ lines }: FindingFacts): Finding[] {
  const of = (concept: VerifiedLine['concept']) =>
    lines.filter((line) => line.concept === concept && isWrong(line));
  const base = of('base').map((line) => {
    const message = `La base (${spanishEuros(exact(line.billedEur))}) no es la suma de las líneas (${spanishEuros(exact(line.adding?.dueEur ?? 0))}): revisa si falta alguna línea o si un importe está mal copiado, y reclama si la factura es así.`;
    return finding('baseSum', 'error', message, offOf(line));
  });
  const total = of('total').map((line) => {
    const message = `El total (${spanishEuros(exact(line.billedEur))}) no es la suma de la base y los impuestos (${spanishEuros(exact(line.adding?.dueEur ?? 0))}): revisa si un importe está mal copiado, y reclama si la factura es así.`;
    return finding('totalSum', 'error', message, offOf(line));
  });
  return [...base, ...total];
}

function unknownLines({ lines }: FindingFacts): Finding[] {
  return lines
    .filter(({ concept, state }) => concept === 'service' && state !== 'correct')
    .map(({ label, billedEur, state }) => {
      const message =
        state === 'claimable'
          ? `«${label}» no está en el contrato: lo que el cliente no ha pedido no se paga (RD 88/2026, art. 18.7). Reclámalo.`
          : exact(billedEur).lt(0)
            ? `«${label}» descuenta un importe que ningún dato permite comprobar: pide su detalle (los kWh y su precio, o las condiciones del descuento).`
            : `La línea «${label}» no es de ninguna tarifa: comprueba que el cliente la contrató y a qué precio; si no, no se paga (RD 88/2026, art. 18.7).`;
      return finding('unknownLine', 'review', message, exact(billedEur));
    });
}

function conditional({ taxes }: FindingFacts): Finding[] {
  const { electricityTax, indirectTax } = taxes;
  const isOpen = electricityTax?.accepted.unsettled || indirectTax?.isConditional;
  if (!isOpen) return [];
  const message =
    'El tipo de los impuestos de esta fecha está pendiente de un dato oficial: el total puede ser el de cualquiera de los dos, y no se reclama ninguno.';
  return [finding('conditionalTax', 'note', message)];
}

/** Practice differs on whether the bono social is in the base of the IEE: both are right, and it is said which closes. */
function bonusPosition({ amounts, taxes, lines }: FindingFacts): Finding[] {
  const { positions = [] } = taxes.electricityTax ?? {};
  const isRight = lines.some(
    ({ concept, adding }) => concept === 'electricityTax' && adding?.closes,
  );
  if (amounts.socialBonus.eq(0) || !isRight) return [];
  const distance = (hasBonus: boolean) => {
    const all = positions.filter(({ way }) => way.hasBonus === hasBonus);
    const [first, ...others] = all.map(({ amount }) => amount.minus(amounts.electricityTax).abs());
    return others.reduce((least, one) => (least && one.lt(least) ? one : least), first) ?? null;
  };
  const [inside, outside] = [distance(true), distance(false)];
  if (!inside || !outside) return [];
  const closes = inside.eq(outside)
    ? 'tanto con el bono social en su base como sin él'
    : inside.lt(outside)
      ? 'con la financiación del bono social dentro de su base'
      : 'con la financiación del bono social fuera de su base';
  return [finding('socialBonusPosition', 'note', `El impuesto eléctrico cuadra ${closes}.`)];
}

/** Errors and notes on taxes, sums and unknown lines. */
export const sumFindings = (facts: FindingFacts): Finding[] => [
  ...unknownLines(facts),
  ...electricityTaxBase(facts),
  ...rates(facts),
  ...addUp(facts),
  ...conditional(facts),
  ...bonusPosition(facts),
];
