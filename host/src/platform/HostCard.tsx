import type { PlatformStatus } from '@vatio/contracts/federation/platform';
import { dateTime } from '@vatio/ui/format';
import { Card, Fact, Facts } from '@vatio/ui/layout';
import { Versions } from './Versions';

/** The host itself: its version, and its offers to sections. */
export function HostCard({ host }: { readonly host: PlatformStatus['host'] }) {
  return (
    <Card title="Host">
      <Facts>
        <Fact label="Versión">
          <code>{host.version}</code>
        </Fact>
        <Fact label="En marcha">desde {dateTime(host.startedAt)}</Fact>
        <Fact label="Ofrece">
          <Versions title="paquetes" versions={host.offers} />
        </Fact>
      </Facts>
    </Card>
  );
}
