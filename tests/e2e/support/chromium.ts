import { chromium } from '@playwright/test';

/** A browser without a test runner around it. @param program the browser */
export const launchChromium = (program: string) =>
  chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
