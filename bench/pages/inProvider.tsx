import type { ComponentType } from 'react';
import { Provider } from '../../host/src/sections/loading/queryDoor';

/** A section inside the wrappers of the host's federation. */
export const inProvider = (Section: ComponentType): ComponentType =>
  function SectionInProvider() {
    return (
      <Provider>
        <Section />
      </Provider>
    );
  };
