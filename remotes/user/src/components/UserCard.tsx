import { dateTime } from '@vatio/ui/format';
import { Card, Fact, Facts } from '@vatio/ui/layout';
import { rolesInWords, type User } from '../model/user';
import { RoleBadge } from './RoleBadge';
import { StateBadge } from './StateBadge';

/** What an account is. */
export function UserCard({ user }: { readonly user: User }) {
  const explanation = rolesInWords.find(({ value }) => value === user.role)?.explanation;
  return (
    <Card title="Datos">
      <Facts>
        <Fact label="Correo">
          <a href={`mailto:${user.email}`}>{user.email}</a>
        </Fact>
        <Fact label="Rol">
          <RoleBadge role={user.role} />
          <div className="text-muted">{explanation}</div>
        </Fact>
        <Fact label="Estado">
          <StateBadge active={user.active} />
        </Fact>
        <Fact label="Último acceso">
          {user.lastAccessAt ? dateTime(user.lastAccessAt) : 'Nunca'}
        </Fact>
        <Fact label="Alta">{dateTime(user.createdAt)}</Fact>
      </Facts>
    </Card>
  );
}
