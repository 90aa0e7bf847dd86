import { NotYet } from '@vatio/ui/layout';
import { ReceiptText } from 'lucide-react';
import { meanwhile } from './meanwhile';

/** The register of the clients’ energy bills. Filled when the section gets its API. */
export const InvoiceList = () => (
  <NotYet title="Facturación" icon={<ReceiptText />} meanwhile={meanwhile} />
);
