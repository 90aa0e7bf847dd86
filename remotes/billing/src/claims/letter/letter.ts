import type { Claim, ClaimLine } from '@vatio/contracts/billing/claims';
import { formatCups } from '@vatio/energy/cups';
import { euros } from '@vatio/ui/format';

/** A part of a letter. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** How many columns at the start are text; the others are amounts. */
      readonly texts: number;
    };

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
  const many = claimedBills.length > 1;
  return [
    text(date(claim.sentOn)),
    text(`A la atención de ${claim.recipientName}`),
    heading(
      `Reclamación ${claim.reference}${companyReference && ` (su referencia: ${companyReference})`}: importes facturados de más a ${clientName}`,
    ),
    text(
      `${companyName}, en nombre de ${client}, reclama la devolución de ${eur(claim.amountEur)}, impuestos incluidos, que ${claim.supplier} le ha facturado sin que correspondan en ${many ? 'las facturas siguientes' : 'la factura siguiente'}.`,
    ),
    ...claimedBills.flatMap(billBlocks),
    heading('Comprobación'),
    proofTable(claimedBills),
    heading('Importe que se reclama'),
    sumsTable(claim),
    ...claim.interestMissing
      .map(() =>
        text(`Se reclama además el ${interestOf(claim)} desde cada pago, hasta su devolución.`),
      )
      .slice(0, 1),
    ...claim.words.split('\n').filter(Boolean).map(text),
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
    { kind: 'list', items: claim.norms },
    text(companyName),
  ];
}

const text = (value: string): Block => ({ kind: 'text', text: value });
const heading = (value: string): Block => ({ kind: 'heading', text: value });

const billBlocks = (bill: ClaimedBill): Block[] => [
  text(
    `Factura ${bill.number}, emitida el ${date(bill.issuedOn)}, del ${date(bill.from)} al ${date(bill.to)}, por ${eur(bill.totalEur)}. Punto de suministro ${formatCups(bill.cups)}${bill.address && `, ${bill.address}`}.`,
  ),
  { kind: 'list', items: bill.lines.map(({ reason }) => reason) },
];

function proofTable(bills: readonly ClaimedBill[]): Block {
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
      'De más',
      'IEE',
      'IVA, IGIC o IPSI',
      'Total',
    ],
    texts: 2,
    rows: bills.flatMap(({ number, lines }) =>
      lines.map((line) => [
        `${number}: ${line.label}`,
        howOf(line),
        eur(line.billedEur),
        line.computedEur === null ? '–' : eur(line.computedEur),
        eur(line.amountEur),
        eur(line.electricityTaxEur),
        eur(line.taxEur),
        eur(line.totalEur),
      ]),
    ),
  };
}

function sumsTable(claim: Claim): Block {
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
      ['Importe facturado de más, con sus impuestos', eur(claim.amountEur)],
      ...(claim.interestEur === null
        ? []
        : [
            [
              interest.length > 0 ? `${until} (${interest.join('; ')})` : until,
              eur(claim.interestEur),
            ],
          ]),
      ['Total', eur(claim.claimedEur)],
    ],
  };
}

/** For a message or a form without format. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n');
      if (block.kind !== 'table') return block.text;
      const rows = block.rows.map((row) => row.join('\t'));
      return [block.caption, block.head.join('\t'), ...rows].join('\n');
    })
    .join('\n\n');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (value: string) => value.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** For a mail program or a word processor. */
export const richText = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'heading') return `<h3>${escaped(block.text)}</h3>`;
      if (block.kind === 'text') return `<p>${escaped(block.text)}</p>`;
      if (block.kind === 'list') {
        return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
      }
      const cells = (row: readonly string[], tag: string) =>
        `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
      const rows = block.rows.map((row) => cells(row, 'td')).join('');
      return `<table border="1" cellpadding="4">${cells(block.head, 'th')}${rows}</table>`;
    })
    .join('\n');
