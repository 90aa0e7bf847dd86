import { ownPath } from '@vatio/contracts/ownPath';
import { defaultPath } from '@vatio/contracts/paths';
import { userKey } from '@vatio/contracts/userKey';
import { type PlatformHost, providePlatform } from '@vatio/platform/host';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './app';
import { readInlinedRegistry, readRuntimeConfig } from './config/pageData';
import { dropWrongPicture } from './firstPicture/takeOver';
import { Guarded } from './guard/Guarded';
import type { Host } from './hostContext';
import { createHttp } from './http/createHttp';
import { owedPages } from './http/owedPages';
import { createRequestHeaders } from './http/requestHeaders';
import { createSendAhead } from './http/sendAhead';
import { fetchPageFont } from './loading/pageFont';
import { notify } from './messages/notify';
import { createErrorReporting, type ErrorReporting } from './messages/reportError';
import { createBreadcrumbs } from './navigation/breadcrumbs';
import { createDrafts } from './navigation/drafts';
import {
  createForcedNavigation,
  type LoginState,
  type Navigator,
} from './navigation/forcedNavigation';
import { refuseDrops } from './navigation/refuseDrops';
import { createUnsavedForms } from './navigation/unsavedForms';
import { firstRequestsOf } from './sections/loading/firstRequests';
import { createSectionFetch } from './sections/loading/sectionFetch';
import { createSectionLoader } from './sections/loading/sectionLoader';
import { createOverrides, takeAskedOverrides } from './sections/overrides/overrides';
import { allowedSection } from './sections/registry/allowedSection';
import { createRegistry } from './sections/registry/registry';
import { watchRegistry } from './sections/registry/watchRegistry';
import { createSessionEnd } from './session/endSession';
import { keepHintCookie } from './session/hintCookie';
import { createPasswordQuestion } from './session/passwordQuestion';
import { renewSession } from './session/renewSession';
import { createSessionStore } from './session/sessionStore';
import { revoke, signOut } from './session/signOut';
import { createTokenStorage } from './session/tokenStorage';
import { watchSession } from './session/watchSession';

/**
 * Makes the host's parts, joins them, lends them to the sections, and renders.
 *
 * @param styled rendering waits for it; data are asked for meanwhile
 * @returns a function that takes it all down, for tests
 */
export function bootstrap(root: HTMLElement, styled: Promise<void>): () => void {
  const config = readRuntimeConfig();
  const session = createSessionStore(createTokenStorage());
  const headersOf = createRequestHeaders(session);
  const registry = createRegistry(readInlinedRegistry(), headersOf);
  const overrides = createOverrides(registry, takeAskedOverrides(), ({ section, url }) => {
    const text = `Aquí no se permite sustituir «${section}» por lo que sirve «${url}».`;
    notify(text, { kind: 'error', hideAfterMs: false });
  });
  const loader = createSectionLoader(registry, overrides);
  const errors = createErrorReporting(registry, headersOf);
  const breadcrumbs = createBreadcrumbs();
  const forms = createUnsavedForms();
  const drafts = createDrafts({
    owner: () => userKey(session.get()),
    page: () => router.state.location.pathname,
  });
  const forced = createForcedNavigation((): Navigator => router);
  const endSession = createSessionEnd(session, forced.toLogin);

  const passwordQuestion = createPasswordQuestion();
  const http = createHttp({
    session,
    headersOf,
    onSessionRefused: async () => {
      const refused = session.token();
      if (await endSession()) revoke(refused, http);
    },
    onMalformed: () => {
      // The default section shows its own error; so does the login page, behind `/` when signed
      // out.
      const here = router.state.location.pathname;
      const isLogin = here === '/login' && session.get().state !== 'signed-in';
      if (here !== `/${defaultPath}` && !isLogin) void forced.toHome();
    },
    askPassword: passwordQuestion.ask,
    onOwed: (code) => {
      const page = owedPages.get(code);
      if (page) void forced.toOwed(page);
    },
  });

  const sendAhead = createSendAhead(http);
  const sendFirstRequests = (name: string) => {
    const section = registry.find(name);
    const here = router.state.location;
    if (section) firstRequestsOf(section, here, session.get()).forEach(sendAhead);
  };

  const { fetch: fetchSection, renderFirst } = createSectionFetch({
    registry,
    session,
    loader,
    sendFirstRequests,
  });

  const host: Host = {
    config,
    session,
    http,
    endSession,
    passwordQuestion,
    forced,
    forms,
    drafts,
    breadcrumbs,
    registry,
    overrides,
    loader,
    fetchSection,
  };
  const router = createRouter(host);
  providePlatform(lend(host, errors));

  const stopReporting = errors.watchUncaught();
  const stopRefusing = refuseDrops(() => {
    // Signed out there is no place for notices: they would appear after the next login.
    if (session.get().state !== 'signed-in') return;
    const text =
      'Aquí no se puede soltar un fichero. Las curvas de carga se importan en PDS, «Importaciones».';
    notify(text, { id: 'file-drop' });
  });
  const stopHinting = keepHintCookie(session);
  const stopAsking = watchRegistry(registry, session);
  const stopWatching = watchSession({
    session,
    endSession,
    onSignedInElsewhere: () => {
      const { pathname, state } = router.state.location;
      if (pathname === '/login') void router.navigate(ownPath((state as LoginState | null)?.from));
    },
  });
  dropWrongPicture();
  const page = createRoot(root, { onCaughtError: () => undefined });
  let isTakenDown = false;
  renderFirst(router.state.location.pathname, styled, () => {
    if (isTakenDown) return;
    // Flushes the effects too, which ask for the section's code and data: else the browser draws a frame
    // first.
    flushSync(() => page.render(<RouterProvider router={router} />));
    fetchPageFont(router);
  });

  return () => {
    isTakenDown = true;
    stopWatching();
    stopAsking();
    stopHinting();
    stopReporting();
    stopRefusing();
    page.unmount();
    router.dispose();
  };
}

/** The part of the host that sections see, through @vatio/platform. */
const lend = (
  { config, session, http, forced, forms, drafts, breadcrumbs, registry, loader }: Host,
  errors: ErrorReporting,
): PlatformHost => ({
  config,
  session,
  http,
  renewSession: () => renewSession(session, http),
  signOut: async () => {
    await forced.toLogin({ comeBack: false });
    signOut(session, http);
  },
  Guarded,
  notify,
  reportError: errors.report,
  drafts,
  breadcrumbs,
  unsavedChanges: forms,
  preload: (path) => {
    const name = allowedSection(path, registry, session);
    if (name === undefined) return;
    // Only a hint: if it fails, the navigation tries again and reports the error.
    loader.load(name).catch(() => undefined);
  },
});
