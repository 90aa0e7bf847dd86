import { SectionLink, useSession } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { ClipboardList } from 'lucide-react';
import { meanwhile } from './meanwhile';

/** The energy studies. Filled when the section gets its API. */
export function StudyList() {
  const session = useSession();
  if (session.state === 'signed-out') return null;
  const { text, ways } = meanwhile[session.user.role];
  const links = ways.map(({ to, label }, n) => (
    <SectionLink key={to} className={n ? 'btn btn-outline-primary' : 'btn btn-primary'} to={to}>
      {label}
    </SectionLink>
  ));
  return (
    <Page title="Estudios">
      <EmptyState
        icon={<ClipboardList />}
        title="Todavía no hay estudios"
        action={<div className="d-flex flex-wrap justify-content-center gap-2">{links}</div>}
      >
        {text}
      </EmptyState>
    </Page>
  );
}
