import type { Bill } from '@vatio/contracts/billing/bills';
import type { BillVerification } from '@vatio/contracts/billing/verifications';
import { useHasRole } from '@vatio/platform';
import { Card } from '@vatio/ui/layout';
import { Cautions } from './Cautions';
import { ClaimableTable } from './ClaimableTable';
import { FindingList } from './FindingList';
import { LineTable } from './LineTable';
import { MissingList } from './MissingList';
import { dataInWords } from './words';

/** The bill against what it should be: each line with its proof, and what was found besides. */
export function VerificationCard({ bill }: { readonly bill: Bill }) {
  const { verification } = bill;
  return (
    <Card title="Verificación" isWide>
      {verification ? <Verified bill={bill} verification={verification} /> : <Pending />}
    </Card>
  );
}

function Pending() {
  const canWrite = useHasRole('admin', 'writer');
  return (
    <p className="mb-0">
      Ha cambiado la factura, o algo con lo que se verifica: su contrato, sus datos de consumo, las
      facturas de alrededor o los precios regulados.
      {canWrite && ' «Verificar de nuevo» recalcula cada línea con los datos de ahora.'}
    </p>
  );
}

interface VerifiedProps {
  readonly bill: Bill;
  readonly verification: BillVerification;
}

const Verified = ({ bill, verification }: VerifiedProps) => (
  <>
    <MissingList bill={bill} missing={verification.notVerifiable} />
    <FindingList bill={bill} findings={verification.findings} />
    {verification.lines.length > 0 && <LineTable bill={bill} lines={verification.lines} />}
    <ClaimableTable bill={bill} claimable={verification.claimable} />
    <Cautions bill={bill} cautions={verification.cautions} />
    <p className="small text-muted mt-3 mb-0">{dataInWords(verification)}</p>
  </>
);
