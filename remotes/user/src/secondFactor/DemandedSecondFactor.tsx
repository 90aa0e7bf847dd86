import type { RecoveryCodes } from '@vatio/contracts/user/secondFactor';
import { Card, Page } from '@vatio/ui/layout';
import { useState } from 'react';
import { useGoOn } from '../common/goOn';
import { RecoveryCodeList } from './RecoveryCodeList';
import { SetUp } from './SetUp';

/**
 * The first page of whoever has a role that demands a second factor, and none: the API answers nothing
 * else before. Then the page that was asked for follows.
 */
export function DemandedSecondFactor() {
  const goOn = useGoOn();
  const [codes, setCodes] = useState<RecoveryCodes>();
  return (
    <Page title="Activa el segundo factor">
      <div className="card-grid">
        <Card title="Antes de seguir">
          {codes ? (
            <RecoveryCodeList {...codes} onKept={goOn} />
          ) : (
            <>
              <p>Tu rol exige un segundo factor. Actívalo y seguirás donde querías ir.</p>
              <SetUp onDone={setCodes} />
            </>
          )}
        </Card>
      </div>
    </Page>
  );
}
