import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { formatHint } from '@vatio/contracts/hint';
import type { Role } from '@vatio/contracts/roles';
import { sectionBuild } from '../testing/folders';
import { type TestApp, testApp } from '../testing/testApp';
import { checkScript } from './firstPicture';

const hint = (role: Role) => ({
  cookie: `vatio-hint=${formatHint(role, Date.now() / 1000 + 600)}`,
});

describe('a document’s first picture', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await testApp();
    await test.deploy(sectionBuild('billing', '1.0.0-aaaaaaaa'));
  });

  it('is drawn for the role of the hint and the section of the address', async () => {
    const { body } = await test.ask('/billing/7', { headers: hint('writer') });
    expect(body).toContain('<script data-role="writer">');
    expect(body).toContain('<div id="first-picture">writer in billing of Vatio, 1 sections</div>');
  });

  it('is the login page for who is signed out, and that can be used', async () => {
    const { body } = await test.ask('/billing');
    expect(body).toContain('<script data-role="">');
    expect(body).toContain('<div id="first-picture">nobody of Vatio, 1 sections</div>');
  });

  it('is missing where the content cannot be foreseen', async () => {
    const { body } = await test.ask('/platform', { headers: hint('admin') });
    expect(body).not.toMatch(/first-picture|<style|data-role/);
  });

  it.each([
    ['the login page', '/login', {}, '.login{display:grid}'],
    ['a section', '/billing', hint('reader'), '.shell{display:flex}'],
  ])(
    'brings to %s its own style and the script, and its policy admits no other',
    async (_what, path, headers, css) => {
      const { body, headers: sent } = await test.ask(path, { headers });
      const inline = (element: RegExp) => [...body.matchAll(element)].map(([, text = '']) => text);
      expect(inline(/<style>(.*?)<\/style>/gs)).toEqual([css]);
      const scripts = inline(/<script data-role="[a-z_]*">(.*?)<\/script>/gs);
      expect(scripts).toEqual([checkScript]);
      const source = (text: string) =>
        `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      const styles = ['.login{display:grid}', '.shell{display:flex}'].map(source).join(' ');
      const policy = String(sent['content-security-policy']);
      expect(policy).toContain(`style-src 'self' ${styles};`);
      expect(policy).toContain(`script-src 'self' ${source(checkScript)};`);
    },
  );
});

describe('the script before it', () => {
  const nowMs = Date.UTC(2026, 0, 1);
  const token = { value: 'x', user: { name: 'Ana', role: 'admin' }, expires_at: nowMs / 1000 + 60 };

  /** The fate of a picture for this role with this text in storage; undefined: storage is forbidden. */
  function judged(role: string, stored: string | null | undefined): string {
    const documentElement = { className: '' };
    const addEventListener = () => undefined;
    const storage = { getItem: (key: string) => (key === 'token' ? stored : null) };
    runInNewContext(checkScript, {
      document: { addEventListener, currentScript: { dataset: { role } }, documentElement },
      Date: { now: () => nowMs },
      ...(stored !== undefined && { localStorage: storage }),
    });
    return documentElement.className || 'shown';
  }

  it('shows the chosen theme before anything is painted, also to nobody', () => {
    const documentElement = { className: '', dataset: { theme: undefined } };
    runInNewContext(checkScript, {
      document: {
        addEventListener: () => undefined,
        currentScript: { dataset: { role: '' } },
        documentElement,
      },
      localStorage: { getItem: (key: string) => (key === 'theme' ? 'dark' : null) },
    });
    expect(documentElement).toEqual({ className: '', dataset: { theme: 'dark' } });
  });

  const wrong = 'is-wrong-picture';
  it.each([
    ['the role’s token', 'admin', token, 'shown'],
    ['another role’s', 'reader', token, wrong],
    ['a token, under the login page', '', token, wrong],
    ['an expired one', 'admin', { ...token, expires_at: nowMs / 1000 }, wrong],
    ['an expired one, under the login page', '', { ...token, expires_at: 1 }, 'shown'],
    ['one without a value', 'admin', { ...token, value: '' }, wrong],
    ['one of a number', 'admin', { ...token, value: 7 }, wrong],
    ['one with its end as text', 'admin', { ...token, expires_at: '99999999999' }, wrong],
    ['one without a person', 'admin', { ...token, user: undefined }, wrong],
    ['one of a person without a name', 'admin', { ...token, user: { role: 'admin' } }, wrong],
    ['a list', 'admin', [], wrong],
    ['null', 'admin', null, wrong],
  ])('with %s', (_what, role, stored, result) => {
    expect(judged(role, JSON.stringify(stored))).toBe(result);
  });

  it.each([
    ['no text', null],
    ['a damaged text', '{"value":'],
    [
      'an end beyond all numbers',
      '{"value":"x","user":{"name":"Ana","role":"admin"},"expires_at":1e999}',
    ],
    ['a storage that is forbidden', undefined],
  ])('with %s goes by the login page', (_what, stored) => {
    expect([judged('admin', stored), judged('', stored)]).toEqual([wrong, 'shown']);
  });

  it('is short, and cannot end its element', () => {
    expect(Buffer.byteLength(checkScript)).toBeLessThanOrEqual(500);
    expect(checkScript).not.toContain('<');
  });
});
