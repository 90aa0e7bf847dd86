import { isPictureShown } from '../../firstPicture/painted';
import type { SessionStore } from '../../session/sessionStore';
import { allowedSection } from '../registry/allowedSection';
import type { Registry } from '../registry/registry';
import type { LoadedSection, SectionLoader } from './sectionLoader';

/** The menu of the first picture does not respond, so the wait must be short. */
const patienceMs = 500;

interface Parts {
  readonly registry: Registry;
  readonly session: SessionStore;
  readonly loader: SectionLoader;
  /** Asks the API for what the section's page shows first. */
  readonly sendFirstRequests: (name: string) => void;
}

export interface SectionFetch {
  /** Fetches the code of a section that is about to be shown, and sends its first requests. */
  readonly fetch: (name: string) => Promise<LoadedSection>;
  /**
   * Renders the page for the first time: at once, or, while the document's first picture takes its place,
   * together with the section that it was opened at. That is one page less to render and to lay out before
   * the content. It waits for the section's code for half a second at most, and always for the page's
   * styles.
   */
  readonly renderFirst: (pathname: string, styled: Promise<void>, render: () => void) => void;
}

export function createSectionFetch({
  registry,
  session,
  loader,
  sendFirstRequests,
}: Parts): SectionFetch {
  /** Begun before the page was rendered; the page takes it, also its failure. */
  let begun: { readonly name: string; readonly code: Promise<LoadedSection> } | undefined;

  const begin = (name: string) => {
    sendFirstRequests(name);
    return loader.load(name);
  };

  return {
    fetch: (name) => (begun?.name === name ? begun.code : begin(name)),
    renderFirst: (pathname, styled, render) => {
      const name = isPictureShown() ? allowedSection(pathname, registry, session) : undefined;
      if (name === undefined) {
        void styled.then(render);
        return;
      }
      const code = begin(name);
      begun = { name, code };
      const renderOnce = () => {
        if (!begun) return;
        stopListening();
        render();
        begun = undefined;
      };
      const renderStyled = () => void styled.then(renderOnce);
      // The picture belongs to a signed-in person.
      const stopListening = session.subscribe(renderStyled);
      code.then(renderStyled, renderStyled);
      setTimeout(renderStyled, patienceMs);
    },
  };
}
