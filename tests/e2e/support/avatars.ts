import type { BrowserContext } from '@playwright/test';
import { avatarUrl } from '../product';

/** One blue pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPwK37yHwAFNAJ1Vk3bWgAAAABJRU5ErkJggg==',
  'base64',
);

/** Replaces the avatar service, which is no part of the product. */
export const answerAvatars = (context: BrowserContext) =>
  context.route(`${avatarUrl}**`, (route) =>
    route.fulfill({ contentType: 'image/png', body: picture }),
  );
