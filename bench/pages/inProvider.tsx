import type { ComponentType } from 'react';
import { Provider } from '../../host/src/sections/loading/queryDoor';

/** A section, and around it what the host's federation puts there. */
export const inProvider = (Section: ComponentType): ComponentType =>
  function SectionInProvider() {
    return (
      <Provider>
        <Section />
      </Provider>
    );
  };
