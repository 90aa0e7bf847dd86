import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';
import { setupServer } from 'msw/node';

expect.extend(toHaveNoViolations);

/** The network of component tests. Each test adds the answers it needs; any other request fails. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

// jsdom knows <dialog> and popovers by name only.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus], button')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
Object.assign(HTMLElement.prototype, { hidePopover() {}, showPopover() {} });
