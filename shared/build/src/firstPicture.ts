import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  type DrawFirstPicture,
  firstPictureId,
  wrongPictureClass,
} from '@vatio/contracts/federation/firstPicture';
import { roles } from '@vatio/contracts/roles';
import { build } from 'esbuild';
import { PurgeCSS } from 'purgecss';
import { pageOutput } from './page';

/**
 * Adds to the page's build what the composition server needs for a document's first picture:
 * `firstPicture.cjs`, which draws it with the page's own components, and the rules of the page's style
 * sheet that it uses: `firstPicture.login.css` for the login page, `firstPicture.inside.css` for a section.
 *
 * @throws Error when it cannot be drawn, or the page has not exactly one style sheet
 */
export async function addFirstPicture(packageDir: string): Promise<void> {
  const output = join(packageDir, pageOutput);
  const script = join(output, 'firstPicture.cjs');
  await build({
    absWorkingDir: packageDir,
    entryPoints: ['src/draw.tsx'],
    outfile: script,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
    // Workers that are never drawn.
    logOverride: { 'empty-import-meta': 'silent' },
  });
  const { draw }: { draw: DrawFirstPicture } = createRequire(script)(script);
  const [sheet, ...others] = (await readdir(output)).filter((name) => name.endsWith('.css'));
  if (!sheet || others.length > 0) throw new Error('The page has not exactly one style sheet');
  const rules = await readFile(join(output, sheet), 'utf8');
  for (const [kind, pictures] of Object.entries(everyPicture(draw))) {
    await writeFile(join(output, `firstPicture.${kind}.css`), await stylesOf(pictures, rules));
  }
}

/** All that can be drawn, but for names: the login page, and what each role sees. */
function everyPicture(draw: DrawFirstPicture) {
  const facts = { runtime: { companyName: '', testHost: '', avatarUrl: '' }, sections: [] };
  return {
    login: draw({ ...facts, inside: undefined }),
    inside: roles
      .map((role) => draw({ ...facts, inside: { role, section: 'energy-analysis' } }))
      .join(''),
  };
}

/** The rules for a document that holds these pictures. */
async function stylesOf(pictures: string, sheet: string): Promise<string> {
  const html = `<html class="${wrongPictureClass}" data-theme="dark"><body><noscript></noscript><div id="${firstPictureId}">${pictures}</div></body></html>`;
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: sheet }],
    variables: true,
    keyframes: true,
  });
  return result?.css ?? '';
}
