import { billRecord } from '@vatio/contracts/billing/billRecord';
import type { ClaimProposal } from '@vatio/contracts/billing/claims/claims';
import { date } from '@vatio/ui/format';
import { RecordInput } from '@vatio/ui/forms';
import { Euros } from '@vatio/ui/layout';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { pointOfBill } from '../../bills/bill';
import { billPath } from '../../bills/billPaths';
import { claimPath } from '../../common/claimPaths';
import { factOfBill, factOfClaimedLine } from '../../common/facts';
import type { NewClaimFormState } from './claimForm';

type Proposed = ClaimProposal['bills'][number];

export interface ProposedBillProps {
  readonly form: NewClaimFormState;
  readonly bill: Proposed;
  /** Its place in the form. */
  readonly place: number;
}

/** The claimable lines of a bill, to be ticked, and its day of payment. */
export function ProposedBill({ form, bill, place }: ProposedBillProps) {
  const titleId = useId();
  return (
    <fieldset className="mb-4" aria-labelledby={titleId}>
      <legend className="h6" id={titleId}>
        Factura{' '}
        <Link to={billPath(bill.billId)}>
          <bdi>{bill.number}</bdi>
        </Link>{' '}
        de <bdi>{pointOfBill(bill)}</bdi>, hasta el {date(bill.to)}
      </legend>
      {bill.rectifiedBy.length > 0 && (
        <p className="alert alert-info py-2">
          La rectifica {bill.rectifiedBy.map(({ number }) => number).join(', ')}: comprueba que no
          haya devuelto ya lo que vas a reclamar.
        </p>
      )}
      {bill.lines.length === 0 ? (
        <p>De esta factura no hay nada que reclamar: quedará fuera.</p>
      ) : (
        bill.lines.map((line, index) => (
          <ProposedLine
            key={line.key}
            form={form}
            line={line}
            fact={factOfClaimedLine(factOfBill(bill.billId), bill.billId, line.key)}
            name={`bills.${place}.lines.${index}`}
          />
        ))
      )}
      {bill.lines.length > 0 && (
        <RecordInput
          form={form}
          name={`bills.${place}.paidOn`}
          field={billRecord.fields.paidOn}
          own={{ help: 'Sin ella no se pueden calcular sus intereses' }}
        />
      )}
    </fieldset>
  );
}

interface ProposedLineProps {
  readonly form: NewClaimFormState;
  readonly line: Proposed['lines'][number];
  /** The fact key of its amounts. */
  readonly fact: string;
  readonly name: `bills.${number}.lines.${number}`;
}

function ProposedLine({ form, line, fact, name }: ProposedLineProps) {
  const id = useId();
  const { claimedIn, totalEur } = line;
  // Amounts that the bill already deducts are always included.
  const isFixed = claimedIn !== null || totalEur.startsWith('-');
  return (
    <div className="form-check mb-2">
      <input
        id={id}
        className="form-check-input"
        type="checkbox"
        aria-describedby={`${id}-why`}
        {...(isFixed
          ? { checked: claimedIn === null, ...fixed }
          : form.register(`${name}.isChosen`))}
      />
      <label className="form-check-label" htmlFor={id}>
        <bdi>{line.label}</bdi>:{' '}
        <strong>
          <Euros fact={`${fact}:total`} eur={totalEur} />
        </strong>{' '}
        <span className="text-muted">
          (<Euros fact={`${fact}:amount`} eur={line.amountEur} /> + IEE{' '}
          <Euros fact={`${fact}:electricity-tax`} eur={line.electricityTaxEur} /> + IVA, IGIC o IPSI{' '}
          <Euros fact={`${fact}:tax`} eur={line.taxEur} />)
        </span>
      </label>
      <div className="form-text" id={`${id}-why`}>
        {claimedIn ? (
          <>
            Ya se reclama en{' '}
            <Link className="text-decoration-underline" to={claimPath(claimedIn.id)}>
              {claimedIn.reference}
            </Link>
            .
          </>
        ) : (
          <>
            <span data-fact={`${fact}:reason`}>{line.reason}</span> {line.norm}
          </>
        )}
      </div>
    </div>
  );
}

/** A box that stays as it is, and can be reached to hear why. */
const fixed = { readOnly: true, 'aria-disabled': true, onChange: () => {} } as const;
