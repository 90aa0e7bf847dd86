import { useQuery } from '@tanstack/react-query';
import { billRecord } from '@vatio/contracts/billing/billRecord';
import { claimRecord, claimRowRecord } from '@vatio/contracts/billing/claims/claimRecord';
import type { Claim, ClaimChange } from '@vatio/contracts/billing/claims/claims';
import { claimPartLabels } from '@vatio/contracts/billing/claims/claimWords';
import { recordWords } from '@vatio/records/words';
import { date } from '@vatio/ui/format';
import { DayField, EditForm, type FieldWords, RecordFields, useSavedForm } from '@vatio/ui/forms';
import { EmptyState, Loaded, Page } from '@vatio/ui/layout';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { billsPath } from '../../bills/billPaths';
import { claimPath, claimsPath } from '../../common/claimPaths';
import { ForWriters } from '../../common/ForWriters';
import { claimQuery } from '../claimApi';
import { claimFormOf, claimFormSchema } from './claimForm';
import { useChangeClaim } from './formApi';

const title = 'Editar reclamación';

/** Corrects an open claim, except for its lines. If another person saved first, both versions are shown. */
export function ClaimEdit() {
  const { id = '' } = useParams();
  const claim = useQuery(claimQuery(id));
  const crumbs = [
    { label: 'Facturación', to: billsPath },
    { label: 'Reclamaciones', to: claimsPath },
    { label: claim.data?.reference ?? claimRowRecord.fields.reference.label, to: claimPath(id) },
    { label: title },
  ];
  return (
    <Page title={title} crumbs={crumbs}>
      <ForWriters>
        <Loaded query={claim} loading="Cargando la reclamación…" what="esta reclamación">
          {(stored) => <EditClaim key={id} stored={stored} />}
        </Loaded>
      </ForWriters>
    </Page>
  );
}

function EditClaim({ stored }: { readonly stored: Claim }) {
  // A newer version may arrive meanwhile; the change is still one of this version.
  const [base] = useState(stored);
  if (base.state !== 'open') {
    return (
      <EmptyState
        icon={<LockKeyhole />}
        title="Esta reclamación ya tiene respuesta"
        action={
          <Link className="btn btn-primary" to={claimPath(base.id)}>
            Ver la reclamación
          </Link>
        }
      >
        Para cambiarla, reábrela antes.
      </EmptyState>
    );
  }
  return <EditOpenClaim base={base} />;
}

function EditOpenClaim({ base }: { readonly base: Claim }) {
  const [defaults] = useState(() => claimFormOf(base));
  const { id, claimedBills } = base;
  const draftKey = `billing/claims/${id}`;
  const saved = useSavedForm({ schema: claimFormSchema, defaults, draftKey });
  const change = useChangeClaim(id);
  const { form } = saved;
  return (
    <EditForm
      saved={saved}
      base={{ ...base, bills: paymentsOf(base) }}
      change={change}
      toSend={(typed, version): ClaimChange => ({ ...typed, version })}
      words={claimWords}
      what="esta reclamación"
      savedMessage="Reclamación guardada"
      page={claimPath(id)}
    >
      <RecordFields record={claimRecord} form={form} />
      {claimedBills.map(({ billId, number }, place) => (
        <DayField
          key={billId}
          form={form}
          name={`bills.${place}.paidOn`}
          label={`Factura ${number}: ${billRecord.fields.paidOn.label.toLowerCase()}`}
        />
      ))}
    </EditForm>
  );
}

const paymentsOf = ({ claimedBills }: Claim) =>
  claimedBills.map(({ billId, paidOn }) => ({ billId, paidOn }));

const scalars = recordWords(claimRecord);
type Field = (typeof scalars.fields)[number] | 'bills';

/** The fields of a claim, for a choice between two versions. */
const claimWords: FieldWords<Field> = {
  fields: [...scalars.fields, 'bills'],
  labelOf: (field) => (field === 'bills' ? claimPartLabels.payments : scalars.labelOf(field)),
  inWords: (field, value) =>
    field === 'bills'
      ? (value as ClaimChange['bills'])
          .map(({ paidOn }) => (paidOn ? date(paidOn) : 'sin fecha'))
          .join('; ')
      : scalars.inWords(field, value),
};
