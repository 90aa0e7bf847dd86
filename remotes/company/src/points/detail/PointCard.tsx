import { pointRecord } from '@vatio/contracts/company/pointRecord';
import { formatCups } from '@vatio/energy/cups';
import { notify, SectionLink } from '@vatio/platform';
import { dateTime } from '@vatio/ui/format';
import { Card, Fact, Facts, RecordFacts, unknown } from '@vatio/ui/layout';
import { Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { StateBadge } from '../../common/archiving/StateBadge';
import { useReadsClients } from '../../common/useReadsClients';
import { PremiseHint } from '../PremiseHint';
import type { SupplyPoint } from '../point';
import type { PointTabProps } from '../pointTab';
import { CurrentContract } from './CurrentContract';
import { DataCard } from './DataCard';
import { PointAnswer } from './PointAnswer';

const { fields } = pointRecord;
const supply = ['territory', 'pointType', 'powerControl', 'voltageKv'] as const;
/** They are shown where they are known. */
const rarelyKnown = ['lastPowerChange', 'rightsKw', 'rightsUntil', 'isElectroIntensive'] as const;

/** The tab «Ficha» of a supply point: its data, and the contract in force. */
export function PointCard({ point }: PointTabProps) {
  const { clientId, clientName, cups, distributor, distributorCode } = point;
  const readsClients = useReadsClients();
  const known = rarelyKnown.filter((field) => point[field] !== null);
  return (
    <>
      <PointAnswer point={point} />
      <PremiseHint point={point} />
      <div className="card-grid">
        <Card title="Datos">
          <Facts>
            <Fact label="Cliente">
              {readsClients ? (
                <Link to={`/company/clientes/${clientId}`}>
                  <bdi>{clientName}</bdi>
                </Link>
              ) : (
                <bdi>{clientName}</bdi>
              )}
            </Fact>
            <Fact label={fields.cups.label}>
              {formatCups(cups)} <CopyButton text={cups} what="el CUPS" done="CUPS copiado" />
            </Fact>
            <Fact label={fields.address.label}>
              <Address point={point} />
            </Fact>
            <RecordFacts record={pointRecord} of={point} only={[...supply, ...known]} />
            <Fact label={fields.distributor.label}>
              {distributor ? `${distributor} (${distributorCode})` : distributorCode}
            </Fact>
            <Fact label="Estudios">
              <SectionLink to={`/energy-analysis?punto=${point.id}`}>Ver sus estudios</SectionLink>
            </Fact>
            {/* People who read no clients read no bills either. */}
            {readsClients && (
              <Fact label="Facturas">
                <SectionLink to={`/billing?punto=${point.id}`}>Ver sus facturas</SectionLink>
              </Fact>
            )}
            <Fact label="Estado">
              <StateBadge archived={point.archived} />
            </Fact>
            <Fact label="Alta">{dateTime(point.createdAt)}</Fact>
          </Facts>
        </Card>
        <div className="card-grid">
          <CurrentContract point={point} />
          <DataCard point={point} />
        </div>
      </div>
    </>
  );
}

function Address({ point }: { readonly point: SupplyPoint }) {
  const { address, postcode, municipality, province } = point;
  const town = [postcode, municipality].filter(Boolean).join(' ');
  const lines = [address, town, province === municipality ? '' : province].filter(Boolean);
  if (lines.length === 0) return unknown;
  return <bdi>{lines.join(', ')}</bdi>;
}

interface CopyButtonProps {
  readonly text: string;
  /** The copied value's name, with its article: «el CUPS». */
  readonly what: string;
  /** The message after copying: «CUPS copiado». */
  readonly done: string;
}

function CopyButton({ text, what, done }: CopyButtonProps) {
  // The clipboard is closed to pages that came over plain http.
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(done, { kind: 'success' }),
      () => notify('No se ha podido copiar: selecciónalo y cópialo a mano.', { kind: 'warning' }),
    );
  return (
    <button
      type="button"
      className="btn btn-sm btn-link p-1"
      aria-label={`Copiar ${what}`}
      title={`Copiar ${what}`}
      onClick={copy}
    >
      <Copy aria-hidden="true" />
    </button>
  );
}
