import { contractLabels } from '@vatio/contracts/company/contractRecord';
import { date } from '@vatio/ui/format';
import { Card, Fact, Facts } from '@vatio/ui/layout';
import { Link } from 'react-router-dom';
import { Expiry } from '../../common/Expiry';
import type { SupplyPoint } from '../point';

/** The contract in force, as far as the point includes it. */
export function CurrentContract({ point }: { readonly point: SupplyPoint }) {
  const { id, contract } = point;
  const link = (
    <Link className="btn btn-sm btn-outline-primary" to={`/company/puntos/${id}/contratos`}>
      Ver los contratos
    </Link>
  );
  return (
    <Card title="Contrato en vigor" actions={link}>
      {contract ? (
        <Facts>
          <Fact label="Contratado con">
            <bdi>{contract.supplier}</bdi>
          </Fact>
          <Fact label={contractLabels.tariff}>{contract.tariff}</Fact>
          <Fact label={contractLabels.from}>{date(contract.from)}</Fact>
          <Fact label={contractLabels.to}>
            {contract.to ? <Expiry lastDay={contract.to} /> : 'Sin fecha final'}
          </Fact>
        </Facts>
      ) : (
        <p className="text-muted mb-0">Hoy no tiene ningún contrato en vigor.</p>
      )}
    </Card>
  );
}
