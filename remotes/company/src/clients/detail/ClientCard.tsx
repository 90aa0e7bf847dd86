import { clientRecord } from '@vatio/contracts/company/clientRecord';
import type { Client } from '@vatio/contracts/company/clients';
import { SectionLink } from '@vatio/platform';
import { dateTime, number } from '@vatio/ui/format';
import { Card, Fact, Facts, RecordFacts } from '@vatio/ui/layout';
import { StateBadge } from '../../common/archiving/StateBadge';
import { Expiry } from '../../common/Expiry';

/** The data of a client as a company. */
export function ClientCard({ client }: { readonly client: Client }) {
  const { id, nextExpiry } = client;
  const budgetNote = client.monthlyBudgetMinutes !== null && (
    <small className="d-block text-muted">Salvo lo pactado con fecha en Tiempo de gestión</small>
  );
  return (
    <Card title="Datos">
      <Facts>
        {/* The page's title is its name. */}
        <RecordFacts
          record={clientRecord}
          of={client}
          except={['name']}
          notes={{ monthlyBudgetMinutes: budgetNote }}
        />
        <Fact label="Puntos">{number(client.supplyPointCount)}</Fact>
        <Fact label="Estudios">
          <SectionLink to={`/energy-analysis?cliente=${id}`}>Ver sus estudios</SectionLink>
        </Fact>
        <Fact label="Facturas">
          <SectionLink to={`/billing?cliente=${id}`}>Ver sus facturas</SectionLink>
        </Fact>
        <Fact label="Vence antes">
          {nextExpiry ? <Expiry lastDay={nextExpiry} /> : 'Ningún contrato con fecha final'}
        </Fact>
        <Fact label="Estado">
          <StateBadge archived={client.archived} />
        </Fact>
        <Fact label="Alta">{dateTime(client.createdAt)}</Fact>
      </Facts>
    </Card>
  );
}
