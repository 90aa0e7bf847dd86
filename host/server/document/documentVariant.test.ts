import { formatHint } from '@vatio/contracts/hint';
import type { Role } from '@vatio/contracts/roles';
import { sectionBuild, versionOf } from '../testing/folders';
import { documentVariant } from './documentVariant';

const registered = (name: string, facts: Parameters<typeof sectionBuild>[2] = {}) =>
  versionOf(sectionBuild(name, '1.0.0-aaaaaaaa', facts)).registered;
const sections = [
  registered('energy-analysis'),
  registered('billing'),
  registered('audit', { path: 'auditoria', roles: ['admin'] }),
];

const nowSeconds = Date.now() / 1000;
const hint = (role: Role, expiresAt = nowSeconds + 600) =>
  `a=1; vatio-hint=${formatHint(role, expiresAt)}`;
const variantOf = (path: string, cookies?: string) => documentVariant(path, cookies, { sections });

describe('what a document fetches in advance', () => {
  it.each([
    ['/billing', 'admin:billing'],
    ['/billing/invoices/7', 'admin:billing'],
    ['/auditoria', 'admin:audit'],
    ['/audit', 'admin:energy-analysis'],
    ['/', 'admin:energy-analysis'],
    ['/nobody/knows/this', 'admin:energy-analysis'],
    ['/constructor', 'admin:energy-analysis'],
    ['//billing', 'admin:energy-analysis'],
    ['/%zz', 'admin:energy-analysis'],
    ['/x.y?override=%', 'plain'],
    ['/login', 'plain'],
    ['/platform', 'plain'],
    ['/billing?x=1', 'admin:billing'],
    ['/billing?x=1&override=billing:http://localhost:3003', 'plain'],
  ])('an admin at %s gets the document of %s', (path, variant) => {
    expect(variantOf(path, hint('admin'))).toBe(variant);
  });

  it('follows the guard, which leads who may not enter to the default section', () => {
    expect(variantOf('/auditoria', hint('reader'))).toBe('reader:energy-analysis');
  });

  it('is nothing when the section that the page leads to is not deployed', () => {
    expect(documentVariant('/billing', hint('admin'), { sections: [] })).toBe('plain');
  });

  it.each([
    ['without a hint', undefined],
    ['with an expired one', hint('admin', nowSeconds - 1)],
    ['with an unknown role', `vatio-hint=root.${Math.trunc(nowSeconds) + 600}`],
    ['with a damaged one', 'vatio-hint=admin'],
  ])('%s is the login page’s, on every path', (_what, cookies) => {
    for (const path of ['/', '/login', '/billing', '/platform', '/nobody']) {
      expect(variantOf(path, cookies)).toBe('login');
    }
  });

  it('goes by the good one of two hints', () => {
    expect(variantOf('/billing', `vatio-hint=old; ${hint('writer')}`)).toBe('writer:billing');
  });
});
