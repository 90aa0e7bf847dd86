import { type Role, SectionLink, useSession } from '@vatio/platform';
import type { ReactNode } from 'react';
import { Page } from './page/Page';
import { EmptyState } from './states';

/** The text and the links on the page of a section without an API. */
export interface Meanwhile {
  readonly title: string;
  readonly text: string;
  /** Addresses of other sections, the most useful first. */
  readonly ways: readonly { readonly to: string; readonly label: string }[];
}

export interface NotYetProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly meanwhile: Readonly<Record<Role, Meanwhile>>;
}

/** The page of a section that has no API yet: says what will be here, and what each role can do until then. */
export function NotYet({ title, icon, meanwhile }: NotYetProps) {
  const session = useSession();
  if (session.state === 'signed-out') return null;
  const { title: state, text, ways } = meanwhile[session.user.role];
  const links = ways.map(({ to, label }, n) => (
    <SectionLink key={to} className={n ? 'btn btn-outline-primary' : 'btn btn-primary'} to={to}>
      {label}
    </SectionLink>
  ));
  return (
    <Page title={title}>
      <EmptyState
        icon={icon}
        title={state}
        action={<div className="d-flex flex-wrap justify-content-center gap-2">{links}</div>}
      >
        {text}
      </EmptyState>
    </Page>
  );
}
