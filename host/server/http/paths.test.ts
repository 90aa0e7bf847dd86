import { acceptsHtml, isDocumentPath, rawPath } from './paths';

describe('isDocumentPath', () => {
  it.each([
    '/',
    '/login',
    '/energy-analysis',
    '/billing/invoices/0192f0c1-7c5e',
    '/company/puntos/',
    '/billing/a%C3%B1o/caf%C3%A9',
    '/apiary',
    '/assetsx/y',
  ])('%s can be a page', (path) => {
    expect(isDocumentPath(path)).toBe(true);
  });

  it.each([
    '/foo.js',
    '/foo%2ejs',
    '/.env',
    '/.git/config',
    '/..',
    '/../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/a/../b',
    '/a/./b',
    '//evil',
    '/a//b',
    '/a%2fb',
    '/a%5Cb',
    '/a\\b',
    '/a%00',
    '/a%0ab',
    '/%252e%252e/x',
    '/%',
    '/%ff',
    '/api',
    '/api/login',
    '/assets',
    '/remotes/billing',
    '/%72emotes/billing',
    '',
    'http://evil/',
    '*',
  ])('%s can not', (path) => {
    expect(isDocumentPath(path)).toBe(false);
  });
});

describe('rawPath', () => {
  it.each([
    ['/billing', '/billing'],
    ['/billing?token=x', '/billing'],
    ['/billing?a=b?c', '/billing'],
    ['/billing#x?y', '/billing'],
    ['/a%2fb?c', '/a%2fb'],
  ])('of %s is %s', (url, path) => {
    expect(rawPath(url)).toBe(path);
  });
});

describe('acceptsHtml', () => {
  it.each([
    [undefined, true],
    ['text/html,application/xhtml+xml;q=0.9', true],
    ['*/*', true],
    ['text/*;q=0.5', true],
    ['application/json', false],
    ['image/avif,image/webp', false],
    ['text/html;q=0, application/json', false],
    ['text/html;q=0.0', false],
  ])('%j: %j', (accept, expected) => {
    expect(acceptsHtml(accept)).toBe(expected);
  });
});
