import { SectionRoutes } from '@vatio/platform';
import { Route } from 'react-router-dom';
import { InvoiceList } from './invoices/InvoiceList';

/** The only thing this section exposes. The host mounts it under /billing/* and owns everything around it. */
export default function Section() {
  return (
    <SectionRoutes>
      <Route index element={<InvoiceList />} />
    </SectionRoutes>
  );
}
