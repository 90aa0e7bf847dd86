import type { Claim, ClaimLine } from '@vatio/contracts/billing/claims/claims';
import { formatCups } from '@vatio/energy/cups';
import { euros } from '@vatio/ui/format';
import { factOfClaim, factOfClaimedLine } from '../../common/facts';
import type { Block } from './letterText';

const eur = (text: string) => euros(Number(text));

const longDay = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
/** «20 de noviembre de 2026», as letters write it. */
const date = (day: string) => longDay.format(new Date(day));

/** Since then a refund has them: RD 88/2026 arts. 44.4.b and 45.2 (BOE-A-2026-3212). */
const pointsFrom = '2026-06-12';
const interestOf = ({ interestOn }: Pick<Claim, 'interestOn'>) =>
  interestOn < pointsFrom
    ? 'interés legal'
    : 'interés legal más 150 puntos básicos (RD 88/2026, arts. 44.4.b y 45.2)';
type ClaimedBill = Claim['claimedBills'][number];

/** The letter of a claim: whom it is to, what is asked for and why, with the table of proof. Spanish. */
export function letterOf(claim: Claim, companyName: string): Block[] {
  const { claimedBills, clientName, clientTaxId, companyReference } = claim;
  const client = clientTaxId ? `${clientName} (NIF ${clientTaxId})` : clientName;
  const fact = factOfClaim(claim.id);
  const many = claimedBills.length > 1;
  return [
    text(date(claim.sentOn)),
    text(`A la atención de ${claim.recipientName}`),
    heading(
      `Reclamación ${claim.reference}${companyReference && ` (su referencia: ${companyReference})`}: importes facturados de más a ${clientName}`,
    ),
    text(
      `${companyName}, en nombre de ${client}, reclama la devolución de ${eur(claim.amountEur)}, impuestos incluidos, que ${claim.supplier} le ha facturado sin que correspondan en ${many ? 'las facturas siguientes' : 'la factura siguiente'}.`,
      `${fact}:amount`,
    ),
    ...claimedBills.flatMap((bill) => billBlocks(bill, fact)),
    heading('Comprobación'),
    proofTable(claimedBills, fact),
    heading('Importe que se reclama'),
    sumsTable(claim, fact),
    ...claim.interestMissing
      .map(() =>
        text(`Se reclama además el ${interestOf(claim)} desde cada pago, hasta su devolución.`),
      )
      .slice(0, 1),
    ...claim.words
      .split('\n')
      .filter(Boolean)
      .map((own) => text(own, `${fact}:words`)),
    text(
      'Pedimos que se devuelva entero en la próxima factura, en un solo pago, y que se nos dé un número de referencia y prueba de esta reclamación (RD 88/2026, art. 55).',
    ),
    ...(claim.answerBy
      ? [
          text(
            `El plazo para contestar es de ${claim.deadline.workingDays} días hábiles (${claim.deadline.norm}): hasta el ${date(claim.answerBy)}. Sin respuesta, acudiremos a las vías de los artículos 57 y 58 del RD 88/2026.`,
          ),
        ]
      : []),
    heading('Normas'),
    { kind: 'list', items: claim.norms.map((norm) => ({ text: norm })) },
    text(companyName),
  ];
}

const text = (value: string, fact?: string): Block => ({ kind: 'text', text: value, fact });
const heading = (value: string): Block => ({ kind: 'heading', text: value });

const billBlocks = (bill: ClaimedBill, fact: string): Block[] => [
  text(
    `Factura ${bill.number}, emitida el ${date(bill.issuedOn)}, del ${date(bill.from)} al ${date(bill.to)}, por ${eur(bill.totalEur)}. Punto de suministro ${formatCups(bill.cups)}${bill.address && `, ${bill.address}`}.`,
    `${fact}:bill=${bill.billId}:billed`,
  ),
  {
    kind: 'list',
    items: bill.lines.map(({ key, reason }) => ({
      text: reason,
      fact: `${factOfClaimedLine(fact, bill.billId, key)}:reason`,
    })),
  },
];

function proofTable(bills: readonly ClaimedBill[], fact: string): Block {
  const howOf = ({ calculation, formula, norm }: ClaimLine) =>
    [calculation || formula, norm].filter(Boolean).join('. ');
  return {
    kind: 'table',
    caption: 'Tabla de comprobación',
    head: [
      'Factura y línea',
      'Fórmula y norma',
      'Facturado',
      'Correcto',
      'Cobrado de más',
      'IEE',
      'IVA, IGIC o IPSI',
      'Total',
    ],
    texts: 2,
    rows: bills.flatMap(({ billId, number, lines }) =>
      lines.map((line) => {
        const of = factOfClaimedLine(fact, billId, line.key);
        return [
          { text: `${number}: ${line.label}` },
          { text: howOf(line), fact: `${of}:proof` },
          { text: eur(line.billedEur), fact: `${of}:billed` },
          { text: line.computedEur === null ? '–' : eur(line.computedEur), fact: `${of}:computed` },
          { text: eur(line.amountEur), fact: `${of}:amount` },
          { text: eur(line.electricityTaxEur), fact: `${of}:electricity-tax` },
          { text: eur(line.taxEur), fact: `${of}:tax` },
          { text: eur(line.totalEur), fact: `${of}:total` },
        ];
      }),
    ),
  };
}

function sumsTable(claim: Claim, fact: string): Block {
  const interest = claim.claimedBills
    .filter(({ interestCalculation }) => interestCalculation)
    .map(({ number, interestCalculation }) => `${number}: ${interestCalculation}`);
  const [first = '', ...rest] = interestOf(claim);
  const until = `${first.toUpperCase()}${rest.join('')}, hasta el ${date(claim.interestOn)}`;
  return {
    kind: 'table',
    caption: 'Importe que se reclama',
    head: ['Concepto', 'Importe'],
    texts: 1,
    rows: [
      [
        { text: 'Importe facturado de más, con sus impuestos' },
        { text: eur(claim.amountEur), fact: `${fact}:amount` },
      ],
      ...(claim.interestEur === null
        ? []
        : [
            [
              {
                text: interest.length > 0 ? `${until} (${interest.join('; ')})` : until,
                fact: `${fact}:interest-calculation`,
              },
              { text: eur(claim.interestEur), fact: `${fact}:interest` },
            ],
          ]),
      [{ text: 'Total' }, { text: eur(claim.claimedEur), fact: `${fact}:claimed` }],
    ],
  };
}
