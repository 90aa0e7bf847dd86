import type { BrowserContext } from '@playwright/test';
import type { MenuBadgeAnswer } from '@vatio/contracts/federation/sections';

export const badgeAddress = '/api/parameters/attention';

const nothing: MenuBadgeAnswer = { count: 0, text: '' };

/** Shows no waiting work in Parámetros: the real amount changes while other tests answer its questions. */
export const hideMenuBadge = (context: BrowserContext) =>
  context.route(`**${badgeAddress}`, (route) => route.fulfill({ json: nothing }));
