import { useQuery } from '@tanstack/react-query';
import type { RecoveryCodes } from '@vatio/contracts/user/secondFactor';
import { Card, Page } from '@vatio/ui/layout';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useGoOn } from '../common/goOn';
import { RecoveryCodeList } from './RecoveryCodeList';
import { SetUp } from './SetUp';
import { mySecondFactorQuery } from './secondFactorApi';

/**
 * The first page for a person without a second factor whose role demands one: the API answers no other
 * request before. Then the page that was asked for follows.
 */
export function DemandedSecondFactor() {
  const goOn = useGoOn();
  const { data: factor } = useQuery(mySecondFactorQuery);
  const [codes, setCodes] = useState<RecoveryCodes>();
  // An old bookmark led here, but no factor is demanded: «Mi cuenta» has the same.
  if (factor?.isDemanded === false) return <Navigate to="/user/mi-cuenta" replace />;
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
