import { contractWords } from '@vatio/contracts/company/contractRecord';
import { useHasRole } from '@vatio/platform';
import { date } from '@vatio/ui/format';
import { Card, Fact, Facts } from '@vatio/ui/layout';
import { Link } from 'react-router-dom';
import type { SupplyContract } from '../../common/contract';
import { Expiry } from '../../common/Expiry';
import { addDays } from '../../common/values/days';
import { AccessDoubt } from '../AccessDoubt';
import { ContractPeriods } from './ContractPeriods';
import type { Phase } from './contractTimeline';
import { DeleteContract } from './DeleteContract';

const phases: Readonly<Record<Phase, { readonly label: string; readonly look: string }>> = {
  current: { label: 'En vigor', look: 'text-bg-success' },
  future: { label: 'Por empezar', look: 'text-bg-info' },
  past: { label: 'Terminado', look: 'badge-quiet' },
};

/** They are shown where they are known. */
const facts = [
  'use',
  'marginEurPerKwh',
  'plannedMonths',
  'reducedTax',
  'vulnerability',
  'socialBonusFinancing',
  'meterEurPerMonth',
] as const;

export interface ContractCardProps {
  readonly contract: SupplyContract;
  readonly phase: Phase;
}

/** One contract of a point, and what this person may do with it. */
export function ContractCard({ contract, phase }: ContractCardProps) {
  const { id, supplyPointId, supplier, tariff, from, to, mode, noticeDays } = contract;
  const { label, look } = phases[phase];
  const canWrite = useHasRole('admin', 'writer', 'pds_editor');
  const canDelete = useHasRole('admin', 'writer');

  return (
    <Card
      title={`${supplier} · ${tariff} · desde el ${date(from)}`}
      actions={
        <div className="d-flex flex-wrap align-items-center gap-2">
          <span className={`badge ${look}`}>{label}</span>
          {canDelete && <DeleteContract contract={contract} />}
          {canWrite && (
            <Link
              className="btn btn-sm btn-outline-primary"
              to={`/company/puntos/${supplyPointId}/contratos/${id}`}
              aria-label={`Editar el contrato con ${supplier} desde el ${date(from)}`}
            >
              Editar
            </Link>
          )}
        </div>
      }
    >
      <Facts>
        <Fact label={contractWords.labelOf('to')}>
          {to === null ? 'Sin fecha final' : <End day={to} phase={phase} />}
        </Fact>
        {to !== null && noticeDays !== null && (
          <Fact label={contractWords.labelOf('noticeDays')}>
            {noticeDays} días: hasta el {date(addDays(to, -noticeDays))}
          </Fact>
        )}
        <Fact label={contractWords.labelOf('mode')}>
          {contractWords.inWords('mode', mode)}
          {contract.energyPricesEurPerKwh &&
            (contract.includesAtr ? ', con peajes y cargos' : ', sin peajes ni cargos')}
        </Fact>
        {facts
          .filter((field) => contract[field] !== null)
          .map((field) => (
            <Fact key={field} label={contractWords.labelOf(field)}>
              {contractWords.inWords(field, contract[field])}
            </Fact>
          ))}
      </Facts>
      <ContractPeriods contract={contract} />
      {contract.energyPricesEurPerKwh && phase === 'current' && (
        <AccessDoubt
          of={{
            tariff: contract.tariff,
            from,
            prices: contract.energyPricesEurPerKwh,
            includesAtr: contract.includesAtr,
          }}
        />
      )}
    </Card>
  );
}

/** Only for the contract in force it matters how near the end is. */
const End = ({ day, phase }: { readonly day: string; readonly phase: Phase }) =>
  phase === 'current' ? <Expiry lastDay={day} /> : date(day);
