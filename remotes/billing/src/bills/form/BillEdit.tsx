import { useQuery } from '@tanstack/react-query';
import type { Bill, BillChange } from '@vatio/contracts/billing/bills';
import { EditForm, useSavedForm } from '@vatio/ui/forms';
import { Loaded, Page } from '@vatio/ui/layout';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ForWriters } from '../../common/ForWriters';
import { billPath } from '../billPaths';
import { billQuery } from '../detail/detailApi';
import classes from './Beside.module.css';
import { BillFields } from './BillFields';
import { billWords } from './conflictWords';
import { type OfRows, useChangeBill } from './formApi';
import { Recomputation } from './recomputation/Recomputation';
import { billFormOf } from './schema/billDefaults';
import { billFormSchema, sentRows } from './schema/billForm';

const title = 'Editar factura';

/** Corrects a bill. If another person saved first, both versions are shown. */
export function BillEdit() {
  const { id = '' } = useParams();
  const bill = useQuery(billQuery(id));
  const crumbs = [
    { label: 'Facturación', to: '/billing' },
    { label: bill.data?.number ?? 'Factura', to: billPath(id) },
    { label: title },
  ];
  return (
    <Page title={title} crumbs={crumbs}>
      <ForWriters>
        <Loaded query={bill} loading="Cargando la factura…" what="esta factura">
          {(stored) => <EditBillForm key={id} stored={stored} />}
        </Loaded>
      </ForWriters>
    </Page>
  );
}

function EditBillForm({ stored }: { readonly stored: Bill }) {
  // A newer version may arrive meanwhile; the change is still one of this version.
  const [base] = useState(stored);
  const [defaults] = useState(() => billFormOf(base));
  const { id, supplyPointId } = base;
  const saved = useSavedForm({ schema: billFormSchema, defaults, draftKey: `billing/bills/${id}` });
  const { form } = saved;
  const change = useChangeBill(id);
  return (
    <div className={classes.beside}>
      <EditForm
        saved={saved}
        base={base}
        change={change}
        toSend={(typed, version): OfRows<BillChange> => ({
          bill: { ...typed, supplyPointId, version },
          rows: sentRows(form.getValues('lines')),
        })}
        words={billWords}
        what="esta factura"
        savedMessage="Factura guardada"
        page={billPath(id)}
      >
        <BillFields form={form} supplyPointId={supplyPointId} id={id} />
      </EditForm>
      <Recomputation form={form} supplyPointId={supplyPointId} billId={id} />
    </div>
  );
}
