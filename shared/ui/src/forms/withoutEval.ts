import { config } from 'zod';

// Otherwise zod tests whether it may compile code, and the page's CSP reports a violation.
config({ jitless: true });
