import { accountRecord } from '@vatio/contracts/user/userRecord';
import { dateTime } from '@vatio/ui/format';
import { Card, Fact, Facts, RecordFacts } from '@vatio/ui/layout';
import { RoleBadge } from '../RoleBadge';
import { StateBadge } from '../StateBadge';
import { useMyId } from '../useMyId';
import { roleExplanation, type User } from '../user';
import { RemoveSecondFactor } from './RemoveSecondFactor';

const { fields } = accountRecord;

/** An account's data, as a card. */
export function UserCard({ user }: { readonly user: User }) {
  const isMe = useMyId() === user.id;
  return (
    <Card title="Datos">
      <Facts>
        <RecordFacts record={accountRecord} of={user} only={['email']} />
        <Fact label={fields.role.label}>
          <RoleBadge role={user.role} />
          <div className="text-muted">{roleExplanation(user.role)}</div>
        </Fact>
        <Fact label={fields.active.label}>
          <StateBadge active={user.active} />
        </Fact>
        <Fact label="Segundo factor">
          {user.hasSecondFactor ? 'Activado' : 'No'}
          {user.hasSecondFactor && !isMe && <RemoveSecondFactor user={user} />}
        </Fact>
        <Fact label="Último acceso">
          {user.lastAccessAt ? dateTime(user.lastAccessAt) : 'Nunca'}
        </Fact>
        <Fact label="Alta">{dateTime(user.createdAt)}</Fact>
      </Facts>
    </Card>
  );
}
