import { useQuery } from '@tanstack/react-query';
import type { Bill } from '@vatio/contracts/billing/bills';
import type { BillState } from '@vatio/contracts/billing/billWords';
import { HoursCard } from '@vatio/ui/hours';
import { Answer, Loaded, Page } from '@vatio/ui/layout';
import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { AttachmentCard } from '../attachment/AttachmentCard';
import { BillBadge } from '../BillBadge';
import { billsPath } from '../billPaths';
import { VerificationCard } from '../verification/VerificationCard';
import { BillActions } from './BillActions';
import { BillFacts } from './BillFacts';
import { BillSums } from './BillSums';
import { BillWarnings } from './BillWarnings';
import { billQuery } from './detailApi';
import { MeasuredCard } from './MeasuredCard';
import { NextStep } from './NextStep';
import { PrintedCard } from './PrintedCard';
import { RelatedBills } from './RelatedBills';

/** The meaning of each state, and what to do. */
const stateMeanings: Readonly<Record<BillState, string>> = {
  pending: 'Ella o sus datos han cambiado: hay que verificarla.',
  correct: 'Cada línea es la que debe ser.',
  claimable: 'Se ha facturado de más.',
  inFavour: 'Se ha facturado de menos, y nada de más.',
  review: 'Los importes cuadran, pero hay algo que una persona debe mirar.',
  notVerifiable: 'Falta algún dato con el que comparar.',
};

export interface BillDetailProps {
  /** The claims of a bill. */
  readonly claims: ComponentType<{ readonly bill: Bill }>;
  /** The step to a claim of a bill. */
  readonly claimStep: ComponentType<{ readonly bill: Bill }>;
}

/** One bill: what it says, what it should say, and what to do about the difference. */
export function BillDetail({ claims: Claims, claimStep: ClaimStep }: BillDetailProps) {
  const { id = '' } = useParams();
  const bill = useQuery(billQuery(id));
  const title = bill.data ? `Factura ${bill.data.number}` : 'Factura';
  return (
    <Page
      title={title}
      crumbs={[{ label: 'Facturación', to: billsPath }, { label: title }]}
      actions={bill.data && <BillActions bill={bill.data} />}
    >
      <Loaded query={bill} loading="Cargando la factura…" what="esta factura" lines={8}>
        {(found) => (
          <Found bill={found} claimStep={<ClaimStep bill={found} />}>
            <Claims bill={found} />
          </Found>
        )}
      </Loaded>
    </Page>
  );
}

interface FoundProps {
  readonly bill: Bill;
  readonly claimStep: ReactNode;
  /** The card below the verdict. */
  readonly children: ReactNode;
}

const Found = ({ bill, claimStep, children }: FoundProps) => (
  <>
    <Answer figures={<BillSums bill={bill} />} next={<NextStep bill={bill} claim={claimStep} />}>
      <BillBadge state={bill.state} /> {stateMeanings[bill.state]}
    </Answer>
    <RelatedBills bill={bill} />
    <BillWarnings bill={bill} />
    <div className="card-grid">
      {children}
      <VerificationCard bill={bill} />
      <BillFacts bill={bill} />
      <div className="card-grid">
        <AttachmentCard bill={bill} />
        <HoursCard of="bill" id={bill.id} />
      </div>
      <MeasuredCard bill={bill} />
      <PrintedCard bill={bill} />
    </div>
  </>
);
