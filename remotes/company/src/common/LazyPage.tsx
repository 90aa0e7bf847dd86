import { LoadingState } from '@vatio/ui/layout';
import { type ComponentType, lazy, Suspense, useState } from 'react';

export interface LazyPageProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/**
 * A page whose code is fetched when it is first shown. Give it a `key`: the routes would take two of
 * them for one. It is made anew with the component, so that «Reintentar» asks for its code again.
 */
export function LazyPage<Props extends object>({ load, props }: LazyPageProps<Props>) {
  const [Part] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={<LoadingState />}>
      <Part {...props} />
    </Suspense>
  );
}
