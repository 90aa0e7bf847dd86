import { EmptyState, Page } from '@vatio/ui/layout';
import { type ListRead, ListStates } from '@vatio/ui/table';
import type { ReactNode } from 'react';
import { crumbsBelow } from '../navigation/crumbs';
import { ImportKinds } from '../navigation/ImportKinds';
import { SectionNav } from '../navigation/SectionNav';

const title = 'Importaciones';

export interface ImportListPageProps<Answer> {
  readonly documentTitle?: string;
  readonly query: ListRead<Answer>;
  readonly columnCount: number;
  /** The way to a new import, for those who may send one. */
  readonly add: ReactNode;
  readonly filters?: ReactNode;
  /** The text for a list without rows, and the possible actions. */
  readonly empty: {
    readonly icon: ReactNode;
    readonly title: string;
    readonly text: string;
    readonly action: ReactNode;
  };
  readonly children: (answer: Answer) => ReactNode;
}

/** A list of imports: each kind has its own. */
export function ImportListPage<Answer extends { readonly total: number }>(
  props: ImportListPageProps<Answer>,
) {
  const { documentTitle = title, query, columnCount, add, filters, empty, children } = props;
  return (
    <Page
      title={title}
      documentTitle={documentTitle}
      crumbs={crumbsBelow({ label: title })}
      actions={add}
    >
      <SectionNav />
      <ImportKinds />
      {filters}
      <ListStates
        query={query}
        columns={columnCount}
        what="las importaciones"
        empty={
          query.data?.total === 0 && (
            <EmptyState icon={empty.icon} title={empty.title} action={empty.action}>
              {empty.text}
            </EmptyState>
          )
        }
      >
        {children}
      </ListStates>
    </Page>
  );
}
