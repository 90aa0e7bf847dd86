import type { ClaimProposal } from '@vatio/contracts/billing/claims';
import { date, euros } from '@vatio/ui/format';
import { TextField } from '@vatio/ui/forms';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { pointOfBill } from '../../bills/bill';
import { billPath } from '../../bills/billPaths';
import { claimPath } from '../../common/claimPaths';
import type { NewClaimFormState } from './claimForm';

type Proposed = ClaimProposal['bills'][number];

export interface ProposedBillProps {
  readonly form: NewClaimFormState;
  readonly bill: Proposed;
  /** Its place in the form. */
  readonly place: number;
}

/** What may be claimed of a bill, to be ticked, and when it was paid. */
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
            name={`bills.${place}.lines.${index}`}
          />
        ))
      )}
      {bill.lines.length > 0 && (
        <TextField
          form={form}
          name={`bills.${place}.paidOn`}
          label="Pagada el"
          type="date"
          help="Sin ella no se pueden calcular sus intereses"
        />
      )}
    </fieldset>
  );
}

interface ProposedLineProps {
  readonly form: NewClaimFormState;
  readonly line: Proposed['lines'][number];
  readonly name: `bills.${number}.lines.${number}`;
}

function ProposedLine({ form, line, name }: ProposedLineProps) {
  const id = useId();
  const { claimedIn, totalEur } = line;
  // What the bill already takes off goes along.
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
        <bdi>{line.label}</bdi>: <strong>{euros(Number(totalEur))}</strong>{' '}
        <span className="text-muted">
          ({euros(Number(line.amountEur))} + IEE {euros(Number(line.electricityTaxEur))} + IVA, IGIC
          o IPSI {euros(Number(line.taxEur))})
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
            {line.reason} {line.norm}
          </>
        )}
      </div>
    </div>
  );
}

/** A box that stays as it is, and can be reached to hear why. */
const fixed = { readOnly: true, 'aria-disabled': true, onChange: () => {} } as const;
