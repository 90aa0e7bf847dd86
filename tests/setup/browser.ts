import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';
import { setupServer } from 'msw/node';
import './dialogs';
import './formData';

expect.extend(toHaveNoViolations);

/** The network of component tests. Each test adds the answers it needs; any other request fails. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
