import { rewriteFormer } from './formerAddresses';

const rewrite = rewriteFormer([
  { from: '/api/old/files/lists', to: '/api/lists' },
  { method: 'POST', from: '/api/old/files', to: '/api/files' },
  { from: '/api/old', to: '/api/new' },
]);

it.each([
  ['GET', '/api/old', '/api/new'],
  ['GET', '/api/old?q=old', '/api/new?q=old'],
  ['PATCH', '/api/old/1/parts', '/api/new/1/parts'],
  ['POST', '/api/old/files/7/undo', '/api/files/7/undo'],
  ['GET', '/api/old/files', '/api/new/files'],
  ['HEAD', '/api/old/files/lists?page=2', '/api/lists?page=2'],
])('takes a %s of %s to %s', (method, url, today) => {
  expect(rewrite({ method, url })).toBe(today);
});

it.each(['/api/older', '/api/new/1', '/x/api/old', '/'])('leaves %s alone', (url) => {
  expect(rewrite({ method: 'GET', url })).toBe(url);
});
