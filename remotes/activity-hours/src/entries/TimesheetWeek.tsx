import { SectionLink, useSession } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { Clock } from 'lucide-react';
import { meanwhile } from './meanwhile';

/** The week of hours. Filled when the section gets its API. */
export function TimesheetWeek() {
  const session = useSession();
  if (session.state === 'signed-out') return null;
  const { title, text, ways } = meanwhile[session.user.role];
  const links = ways.map(({ to, label }, n) => (
    <SectionLink key={to} className={n ? 'btn btn-outline-primary' : 'btn btn-primary'} to={to}>
      {label}
    </SectionLink>
  ));
  return (
    <Page title="Tiempo de gestión">
      <EmptyState
        icon={<Clock />}
        title={title}
        action={<div className="d-flex flex-wrap justify-content-center gap-2">{links}</div>}
      >
        {text}
      </EmptyState>
    </Page>
  );
}
