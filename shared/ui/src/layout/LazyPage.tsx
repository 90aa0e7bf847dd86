import { type ComponentType, lazy, Suspense, useState } from 'react';
import { LoadingState } from './states';

export interface LazyPageProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/**
 * A page, or a part of one, whose code is fetched when it is first shown. Give it a `key`: the routes
 * would take two of them for one. It is made anew with the component, so that «Reintentar» asks for its
 * code again; `React.lazy` at module level remembers a failure.
 *
 * @example
 * const load = async () => (await import('./clients/form/ClientNew')).ClientNew;
 * <Route path="nuevo" element={<LazyPage key="client-new" load={load} props={{}} />} />
 */
export function LazyPage<Props extends object>({ load, props }: LazyPageProps<Props>) {
  const [Part] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={<LoadingState />}>
      <Part {...props} />
    </Suspense>
  );
}
