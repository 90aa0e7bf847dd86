import { decodableUrl, isForPage, rawPath } from './paths';

const plain = [
  '/',
  '/login',
  '/energy-analysis',
  '/billing/invoices/0192f0c1-7c5e',
  '/company/puntos/',
  '/billing/a%C3%B1o/caf%C3%A9',
  '/apiary',
  '/assetsx/y',
  '/Assets/x',
];
const odd = [
  '/x.y',
  '/x.',
  '/foo.js',
  '/foo%2ejs',
  '/.env',
  '/.git/config',
  '/..',
  '/../etc/passwd',
  '/%2e%2e/etc/passwd',
  '/a/../b',
  '/a/./b',
  '//',
  '//evil.example/x',
  '//assets/x',
  '/a//b',
  '/a%2fb',
  '/a%5Cb',
  '/a\\b',
  '/a%00',
  '/a%0ab',
  '/%252e%252e/x',
  '/%',
  '/%ff',
  '/%zz',
];
const own = [
  '/api',
  '/api/login',
  '/api%2flogin',
  '/%61pi/login',
  '/assets',
  '/assets/x.js',
  '/assets\\x.js',
  '/assets%5cx.js',
  '/remotes/billing',
  '/remotes/%zz',
  '/%72emotes/billing',
  '/healthz/x',
  '/metrics/',
  '/error-reports',
];

const browser = { 'sec-fetch-dest': 'document', accept: 'text/html,*/*;q=0.8' };
const script = { 'sec-fetch-dest': 'script', accept: '*/*' };

describe('whether the page is the answer', () => {
  it.each([
    ['a browser that opens a page', browser],
    ['one over plain http, which does not say so', { accept: 'text/html,*/*;q=0.8' }],
    ['what says so and takes anything', { 'sec-fetch-dest': 'document', accept: '*/*' }],
  ])('%s gets it at every path that is not the server’s own', (_, headers) => {
    expect([...plain, ...odd].filter((path) => !isForPage(path, headers))).toEqual([]);
    expect(own.filter((path) => isForPage(path, headers))).toEqual([]);
  });

  it.each([
    ['a script', script],
    ['a call', { 'sec-fetch-dest': 'empty', accept: 'text/html' }],
    ['curl', { accept: '*/*' }],
    ['a client that says nothing', {}],
    ['one that takes texts', { accept: 'text/*;q=0.5' }],
  ])('%s gets it only where nothing about the path is odd', (_, headers) => {
    expect(plain.filter((path) => !isForPage(path, headers))).toEqual([]);
    expect([...odd, ...own].filter((path) => isForPage(path, headers))).toEqual([]);
  });

  it.each([
    'application/json',
    'image/avif,image/webp',
    'text/html;q=0, application/json',
    'text/html;q=0.0',
    '',
  ])('what takes only %j never gets it', (accept) => {
    expect([...plain, ...odd, ...own].filter((path) => isForPage(path, { accept }))).toEqual([]);
  });

  it.each(['', 'http://evil/', '*'])('%j is no path, so nobody gets it', (path) => {
    expect(isForPage(path, browser)).toBe(false);
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

describe('a URL that can be decoded', () => {
  it.each([
    ['/a%20b?c=%', '/a%20b?c=%'],
    ['/%zz?c=%', '/%25zz?c=%'],
    ['/%', '/%25'],
    ['/caf%C3%A9/%ff', '/caf%25C3%25A9/%25ff'],
    ['/assets/%', '/assets/%25'],
    ['/api/%zz', '/api/%zz'],
  ])('is for %s %s', (url, expected) => {
    expect(decodableUrl(url)).toBe(expected);
  });
});
