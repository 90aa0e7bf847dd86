import { useQuery } from '@tanstack/react-query';
import { claimRecord } from '@vatio/contracts/billing/claims/claimRecord';
import type { ClaimProposal } from '@vatio/contracts/billing/claims/claims';
import { HttpError } from '@vatio/platform';
import { NewForm, RecordFields } from '@vatio/ui/forms';
import { EmptyState, Euros, Loaded, Page } from '@vatio/ui/layout';
import { ReceiptText } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { billsPath } from '../../bills/billPaths';
import { claimPath, claimsPath } from '../../common/claimPaths';
import { ForWriters } from '../../common/ForWriters';
import { chosenEur, type NewClaimFormState, newClaimForm, newClaimFormSchema } from './claimForm';
import { proposalQuery, useCreateClaim } from './formApi';
import { ProposedBill } from './ProposedBill';

const title = 'Nueva reclamación';
const crumbs = [
  { label: 'Facturación', to: billsPath },
  { label: 'Reclamaciones', to: claimsPath },
  { label: title },
];

/** A claim of the bills of `?facturas=`. */
export function ClaimNew() {
  const [params] = useSearchParams();
  const bills = params.get('facturas') ?? '';
  const proposal = useQuery({ ...proposalQuery(bills), enabled: bills !== '' });
  const refused =
    proposal.error instanceof HttpError && [404, 422].includes(proposal.error.status ?? 0);
  return (
    <Page title={title} crumbs={crumbs}>
      <ForWriters>
        {bills === '' || refused ? (
          <OtherBills why={refused ? proposal.error?.message : undefined} />
        ) : (
          <Loaded
            query={proposal}
            loading="Cargando lo reclamable…"
            what="lo que se puede reclamar"
          >
            {(found) =>
              found.bills.some(({ lines }) => lines.some(({ claimedIn }) => !claimedIn)) ? (
                <NewClaimFields key={bills} proposal={found} bills={bills} />
              ) : (
                <OtherBills why="De esas facturas no queda nada por reclamar." />
              )
            }
          </Loaded>
        )}
      </ForWriters>
    </Page>
  );
}

const OtherBills = ({ why = 'Una reclamación se hace desde una factura.' }) => (
  <EmptyState
    icon={<ReceiptText />}
    title="Elige las facturas que vas a reclamar"
    action={
      <Link className="btn btn-primary" to={`${billsPath}?estado=claimable`}>
        Ver las facturas con error reclamable
      </Link>
    }
  >
    {why}
  </EmptyState>
);

interface NewClaimFieldsProps {
  readonly proposal: ClaimProposal;
  readonly bills: string;
}

function NewClaimFields({ proposal, bills }: NewClaimFieldsProps) {
  const create = useCreateClaim();
  return (
    <NewForm
      schema={newClaimFormSchema}
      defaults={newClaimForm(proposal)}
      draftKey={`billing/claims/new/${bills}`}
      create={create}
      submit="Crear reclamación"
      cancelTo={claimsPath}
      message={({ reference }) => `Reclamación creada: ${reference}`}
      page={({ id }) => claimPath(id)}
    >
      {(form) => <Fields form={form} proposal={proposal} />}
    </NewForm>
  );
}

interface FieldsProps {
  readonly form: NewClaimFormState;
  readonly proposal: ClaimProposal;
}

function Fields({ form, proposal }: FieldsProps) {
  const { bills } = proposal;
  // The form sends what it shows: lines that have changed since replace those read before.
  const { setValue, getValues } = form;
  useEffect(() => {
    const now = newClaimForm(proposal).bills;
    const before = getValues('bills');
    if (JSON.stringify(before.map(namesOf)) === JSON.stringify(now.map(namesOf))) return;
    setValue(
      'bills',
      now.map((bill) => ({
        ...bill,
        paidOn: before.find(({ billId }) => billId === bill.billId)?.paidOn || bill.paidOn,
      })),
    );
  }, [proposal, setValue, getValues]);
  const problem = form.getFieldState('bills', form.formState).error;
  const message = problem?.message ?? (problem as { root?: { message?: string } })?.root?.message;
  return (
    <>
      <p>
        Cliente: <bdi className="fw-bold">{proposal.clientName}</bdi>
      </p>
      <p>Desmarca lo que no quieras reclamar.</p>
      {bills.map((bill, place) => (
        <ProposedBill key={bill.billId} form={form} bill={bill} place={place} />
      ))}
      {message && (
        <p className="alert alert-danger" role="alert">
          {message}
        </p>
      )}
      <p className="fs-5" aria-live="polite">
        Se reclaman{' '}
        <strong>
          <Euros fact="claim:new:amount" eur={chosenEur(form.watch('bills'))} />
        </strong>{' '}
        con impuestos, más los intereses.
      </p>
      <RecordFields record={claimRecord} form={form} />
    </>
  );
}

const namesOf = ({
  billId,
  lines,
}: {
  billId: string;
  lines: { key: string; totalEur: string }[];
}) => [billId, lines.map(({ key, totalEur }) => [key, totalEur])];
