import type { FirstPicture } from '@vatio/contracts/federation/firstPicture';
import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import type { Role } from '@vatio/contracts/roles';
import { draw } from './draw';

const runtime = {
  companyName: 'Energía Norte',
  testHost: 'localhost',
  avatarUrl: 'https://avatars.example/api/',
};
const further = { name: 'audit', path: 'auditoria', title: 'Auditoría' } as RegisteredSection;
const drawn = (inside: FirstPicture['inside']) => draw({ inside, runtime, sections: [further] });
const inSection = (role: Role, section = 'billing') => drawn({ role, section });

/** The texts of elements, tags left out. */
const texts = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, inner = '']) => inner.replace(/<[^>]*>/g, ''));
const menuOf = (html: string) => texts(html, /<a class="sidebar-link[^>]*>(.*?)<\/a>/gs);

describe('drawn on the server', () => {
  it.each([
    ['admin', ['Estudios', 'PDS', 'Facturación', 'Tiempo de gestión', 'Usuarios']],
    ['reader', ['Estudios', 'PDS', 'Facturación', 'Tiempo de gestión']],
    ['pds_editor', ['Estudios']],
  ] as const)('the shell has the menu of %s', (role, items) => {
    expect(menuOf(inSection(role, 'energy-analysis'))).toEqual(items);
  });

  it('marks the section, and has its heading over a skeleton', () => {
    const html = inSection('writer');
    expect(texts(html, /<a [^>]*aria-current="page"[^>]*>(.*?)<\/a>/gs)).toEqual(['Facturación']);
    expect(texts(html, /<h1[^>]*>(.*?)<\/h1>/gs)).toEqual(['Facturación']);
    expect(html).toContain('placeholder-line');
    expect(html).toContain('Copyright © Energía Norte');
  });

  it('leaves nothing around the page that would not answer', () => {
    const html = inSection('writer');
    expect(html).toMatch(/<nav [^>]*inert=""/);
    expect(html).toMatch(/<header class="topbar" inert=""/);
    expect(html).toMatch(/<main id="contenido" tabindex="-1" class="shell-main"/);
  });

  it('draws a further section by its own title', () => {
    expect(texts(inSection('admin', 'audit'), /<h1[^>]*>(.*?)<\/h1>/gs)).toEqual(['Auditoría']);
  });

  it('draws nothing in the place of a section that is not there', () => {
    expect(inSection('admin', 'nobody')).toBe('');
  });

  it('has no person, no picture of theirs, and no style of its own', () => {
    const html = inSection('admin');
    expect(texts(html, /<span class="user-name">(.*?)<\/span>/gs)).toEqual(['']);
    expect(html).not.toMatch(/<img|avatars\.example| style=/);
  });

  it('the login form can be filled in, and goes nowhere by itself', () => {
    const html = drawn(undefined);
    expect(html).toMatch(/<input [^>]*name="email"/);
    expect(html).toMatch(/<input [^>]*type="password"[^>]*name="password"/);
    expect(html).toContain('<form noValidate="" method="dialog">');
    expect(texts(html, /<button type="submit"[^>]*>(.*?)<\/button>/gs)).toEqual(['Entrar']);
    expect(html).not.toMatch(/Menú principal|class="topbar|shell-footer/);
  });

  it('takes the operator’s texts for text', () => {
    const html = draw({
      inside: undefined,
      runtime: { ...runtime, companyName: '<script>alert(1)</script>' },
      sections: [],
    });
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});
