import { useQuery } from '@tanstack/react-query';
import { claimRowRecord } from '@vatio/contracts/billing/claims/claimRecord';
import type { Claim } from '@vatio/contracts/billing/claims/claims';
import { claimEventLabels, claimOutcomeLabels } from '@vatio/contracts/billing/claims/claimWords';
import { SectionLink } from '@vatio/platform';
import { localDay } from '@vatio/records/time';
import { date, dateTime, euros } from '@vatio/ui/format';
import { HoursCard } from '@vatio/ui/hours';
import { Answer, Card, Fact, Facts, Figure, Loaded, Page } from '@vatio/ui/layout';
import { Link, useParams } from 'react-router-dom';
import { billsPath } from '../../bills/billPaths';
import { claimsPath } from '../../common/claimPaths';
import { factOfClaim } from '../../common/facts';
import { ClaimBadge } from '../ClaimBadge';
import { dueOf } from '../claim';
import { claimQuery } from '../claimApi';
import { ClaimActions } from './ClaimActions';
import { ClaimedBillCard } from './ClaimedBillCard';
import { ClaimWarnings } from './ClaimWarnings';
import { SettleButton } from './SettleButton';

const { fields } = claimRowRecord;

/** One claim: what is asked for, by when, what was answered, and the proof. */
export function ClaimDetail() {
  const { id = '' } = useParams();
  const claim = useQuery(claimQuery(id));
  const title = claim.data ? `Reclamación ${claim.data.reference}` : fields.reference.label;
  return (
    <Page
      title={title}
      crumbs={[
        { label: 'Facturación', to: billsPath },
        { label: 'Reclamaciones', to: claimsPath },
        { label: title },
      ]}
      actions={claim.data && <ClaimActions claim={claim.data} />}
    >
      <Loaded query={claim} loading="Cargando la reclamación…" what="esta reclamación" lines={8}>
        {(found) => <Found claim={found} />}
      </Loaded>
    </Page>
  );
}

const Found = ({ claim }: { readonly claim: Claim }) => (
  <>
    <Answer figures={<Sums claim={claim} />} next={<SettleButton claim={claim} />}>
      <ClaimBadge claim={claim} /> {verdictOf(claim)}
    </Answer>
    <ClaimWarnings claim={claim} />
    <div className="card-grid">
      <FactCard claim={claim} />
      <div className="card-grid">
        <AnswerCard claim={claim} />
        <HoursCard of="claim" id={claim.id} />
      </div>
      {claim.claimedBills.map((bill) => (
        <ClaimedBillCard key={bill.billId} claim={claim} bill={bill} />
      ))}
      <HistoryCard claim={claim} />
    </div>
  </>
);

/** What a claim waits for, or what came of it. */
function verdictOf(claim: Claim): string {
  if (claim.state === 'open') return dueOf(claim)?.words ?? 'Sin respuesta todavía';
  const answer = claim.history.find(({ kind }) => kind in claimOutcomeLabels);
  return answer ? `Respuesta apuntada el ${date(localDay(new Date(answer.at)))}` : 'Contestada';
}

const eur = (text: string | null) => (text === null ? undefined : euros(Number(text)));

const Sums = ({ claim }: { readonly claim: Claim }) => (
  <>
    <Figure
      label={fields.amountEur.label}
      note="con impuestos"
      fact={`${factOfClaim(claim.id)}:amount`}
    >
      {eur(claim.amountEur)}
    </Figure>
    <Figure
      label={fields.interestEur.label}
      fact={`${factOfClaim(claim.id)}:interest`}
      note={claim.withInterest ? `hasta el ${date(claim.interestOn)}` : 'no se reclaman'}
    >
      {eur(claim.interestEur)}
    </Figure>
    <Figure label={fields.claimedEur.label} fact={`${factOfClaim(claim.id)}:claimed`}>
      {eur(claim.claimedEur)}
    </Figure>
    <Figure
      label={fields.recoveredEur.label}
      fact={`${factOfClaim(claim.id)}:recovered`}
      note={claim.recoveredOn ? `el ${date(claim.recoveredOn)}` : undefined}
    >
      {eur(claim.recoveredEur)}
    </Figure>
  </>
);

const FactCard = ({ claim }: { readonly claim: Claim }) => (
  <Card title="Datos">
    <Facts>
      <Fact label={fields.clientName.label}>
        <SectionLink to={`/company/clientes/${claim.clientId}`}>
          <bdi>{claim.clientName}</bdi>
        </SectionLink>
        <Link className="d-block small" to={`${claimsPath}?cliente=${claim.clientId}`}>
          Todas sus reclamaciones
        </Link>
      </Fact>
      <Fact label={fields.supplier.label}>
        <bdi>{claim.supplier}</bdi>
      </Fact>
      <Fact label={fields.recipientName.label}>
        <bdi>{claim.recipientName}</bdi>
      </Fact>
      <Fact label={fields.sentOn.label}>{date(claim.sentOn)}</Fact>
      <Fact label={fields.companyReference.label}>
        <bdi>{claim.companyReference || 'Sin referencia'}</bdi>
      </Fact>
      <Fact label="Alta">
        {dateTime(claim.createdAt)}, por <bdi>{claim.createdBy}</bdi>
      </Fact>
    </Facts>
  </Card>
);

/** The deadline for their answer, and what to do if it passes. */
function AnswerCard({ claim }: { readonly claim: Claim }) {
  const { id, answerBy, deadline, state } = claim;
  const due = dueOf(claim);
  return (
    <Card title="Plazo de respuesta">
      <p>
        {answerBy
          ? `Hasta el ${date(answerBy)}: ${deadline.workingDays} días hábiles (${deadline.norm}). No cuentan los festivos autonómicos ni los locales: si los hay, el plazo acaba después.`
          : 'La carta es anterior a la norma que da un plazo.'}
        {due && <strong className="d-block">{due.words}.</strong>}
      </p>
      {state !== 'accepted' && (
        <details open={due?.isOverdue === true || state === 'rejected' || state === 'partial'}>
          <summary>Si no contestan, o no lo aceptan todo</summary>
          <ol className="mt-2 mb-0">
            {deadline.nextSteps.map((step, index) => (
              <li key={step} data-fact={`${factOfClaim(id)}:next-step:${index}`}>
                {step}
              </li>
            ))}
          </ol>
        </details>
      )}
    </Card>
  );
}

const HistoryCard = ({ claim }: { readonly claim: Claim }) => (
  <Card title="Historia" isWide>
    <ul className="item-list mb-0">
      {claim.history.map(({ id, at, actorName, kind, text }) => (
        <li key={id}>
          <strong>{claimEventLabels[kind]}</strong>
          <div>
            <bdi
              style={{ whiteSpace: 'pre-line' }}
              data-fact={`${factOfClaim(claim.id)}:history:${id}`}
            >
              {text}
            </bdi>
          </div>
          <span className="text-muted">
            {dateTime(at)}, <bdi>{actorName}</bdi>
          </span>
        </li>
      ))}
    </ul>
  </Card>
);
