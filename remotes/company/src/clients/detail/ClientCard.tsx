import { SectionLink } from '@vatio/platform';
import { dateTime, number } from '@vatio/ui/format';
import { Card, Fact, Facts } from '@vatio/ui/layout';
import { StateBadge } from '../../common/archiving/StateBadge';
import { Expiry } from '../../common/Expiry';
import { orUnknown } from '../../common/noValue';
import { clientKindLabel } from '../../common/values/words';
import { type Client, hoursInWords } from '../client';

/** The data of a client as a company. */
export function ClientCard({ client }: { readonly client: Client }) {
  const { taxId, activityCode, monthlyBudgetMinutes: minutes, nextExpiry } = client;
  return (
    <Card title="Datos">
      <Facts>
        <Fact label="NIF">{taxId}</Fact>
        <Fact label="Tipo">{client.kind ? clientKindLabel(client.kind) : orUnknown('')}</Fact>
        <Fact label="CNAE">{orUnknown(activityCode)}</Fact>
        <Fact label="Presupuesto">
          {minutes === null ? (
            orUnknown('')
          ) : (
            <>
              {hoursInWords(minutes)} al mes
              <small className="d-block text-muted">
                Salvo lo pactado con fecha en Tiempo de gestión
              </small>
            </>
          )}
        </Fact>
        <Fact label="Puntos">{number(client.supplyPointCount)}</Fact>
        <Fact label="Estudios">
          <SectionLink to={`/energy-analysis?cliente=${client.id}`}>Ver sus estudios</SectionLink>
        </Fact>
        <Fact label="Facturas">
          <SectionLink to={`/billing?cliente=${client.id}`}>Ver sus facturas</SectionLink>
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

/** The contact at a client, and what to bear in mind. */
export function ClientContact({ client }: { readonly client: Client }) {
  const { contactName, contactEmail, phone, notes } = client;
  return (
    <Card title="Contacto">
      <Facts>
        <Fact label="Persona">{orUnknown(contactName && <bdi>{contactName}</bdi>)}</Fact>
        <Fact label="Correo">
          {orUnknown(contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>)}
        </Fact>
        <Fact label="Teléfono">
          {orUnknown(phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>)}
        </Fact>
        <Fact label="Notas">
          {orUnknown(notes && <bdi style={{ whiteSpace: 'pre-line' }}>{notes}</bdi>)}
        </Fact>
      </Facts>
    </Card>
  );
}
