import type { Bill } from '@vatio/contracts/billing/bills';
import type { Prefill } from '@vatio/contracts/billing/inputs';
import { HttpError, notify, SectionLink } from '@vatio/platform';
import { date } from '@vatio/ui/format';
import { FormAlert, RestoredDraft, SubmitButton, useSavedForm } from '@vatio/ui/forms';
import { messageOf } from '@vatio/ui/layout';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { attachFile } from '../attachment/attachmentApi';
import { billPath, billsPath } from '../billPaths';
import classes from './Beside.module.css';
import { BillFields } from './BillFields';
import { type ChosenFile, FileField } from './fields/FileField';
import { useCreateBill } from './formApi';
import { Recomputation } from './recomputation/Recomputation';
import { nextBillForm } from './schema/billDefaults';
import { billFormSchema, type FormBill, sentRows } from './schema/billForm';
import { useFirstFocus } from './useFirstFocus';
import { usePrefillFrom } from './usePrefillFrom';

export interface NewBillFormProps {
  readonly supplyPointId: string;
  readonly known: Prefill;
  /** The next bill of the same point is to be typed. */
  readonly onNext: () => void;
}

/** A bill that is typed from paper, and what it should be beside it. */
export function NewBillForm({ supplyPointId, known, onNext }: NewBillFormProps) {
  // Another person may change the contract meanwhile.
  const [defaults] = useState(() => nextBillForm(known));
  const { form, restored, discardDraft, done } = useSavedForm({
    schema: billFormSchema,
    defaults,
    draftKey: `billing/points/${supplyPointId}/bills/new`,
  });
  const current = usePrefillFrom(form, supplyPointId, known);
  useFirstFocus(form);
  const [chosen, setChosen] = useState<ChosenFile>();
  const create = useCreateBill();
  const navigate = useNavigate();

  const finish = async (bill: Bill, isNext: boolean) => {
    done();
    notify(`Factura guardada: ${bill.number}`, { kind: 'success' });
    if (chosen) await attach(bill, chosen.file);
    if (isNext) onNext();
    else void navigate(billPath(bill.id));
  };
  const save = (isNext: boolean) =>
    form.handleSubmit((typed: FormBill) => {
      if (create.isPending || chosen?.refusal) return;
      const rows = sentRows(form.getValues('lines'));
      create.mutate(
        { bill: { ...typed, supplyPointId }, rows },
        { onSuccess: (bill) => void finish(bill, isNext) },
      );
    });

  return (
    <div className={classes.beside}>
      <form className="form-card" noValidate onSubmit={save(false)}>
        {restored && <RestoredDraft onDiscard={discardDraft} />}
        <KnownFacts known={current} supplyPointId={supplyPointId} />
        <BillFields form={form} supplyPointId={supplyPointId}>
          <FileField chosen={chosen} onChoose={setChosen} />
        </BillFields>
        <FormAlert form={form} error={create.error} />
        <div className="form-actions">
          <SubmitButton pending={create.isPending}>Guardar factura</SubmitButton>
          <button
            type="button"
            className="btn btn-outline-primary"
            aria-disabled={create.isPending}
            onClick={(event) => void save(true)(event)}
          >
            Guardar y escribir otra
          </button>
          <Link className="btn btn-outline-secondary" to={billsPath}>
            Cancelar
          </Link>
        </div>
      </form>
      <Recomputation form={form} supplyPointId={supplyPointId} />
    </div>
  );
}

/** The bill is stored already: what is wrong with its file is said, and can be mended on its page. */
async function attach(bill: Bill, file: File): Promise<void> {
  try {
    await attachFile(bill, file);
  } catch (error) {
    const why = error instanceof HttpError ? error.fields.file : undefined;
    notify(`La factura está guardada, pero el fichero no: ${why ?? messageOf(error)}`, {
      kind: 'error',
    });
  }
}

/** The sources of the values already in the form. */
function KnownFacts({ known, supplyPointId }: Omit<NewBillFormProps, 'onNext'>) {
  const contracts = `/company/puntos/${supplyPointId}/contratos`;
  const { before, hasContract } = known;
  return (
    <>
      {!hasContract && (
        <p className="alert alert-warning">
          El punto no tiene contrato esos días: puedes escribir la factura, pero no se podrá
          verificar del todo. <SectionLink to={contracts}>Ver los contratos</SectionLink>
        </p>
      )}
      {before && (
        <p className="form-text mt-0">
          Sigue a la factura{' '}
          <Link to={billPath(before.id)} tabIndex={-1}>
            <bdi>{before.number}</bdi>
          </Link>
          , hasta el {date(before.to)}. Lo que ya está escrito viene de ella y del contrato.
        </p>
      )}
    </>
  );
}
