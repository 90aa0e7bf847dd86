import { createHash } from 'node:crypto';
import { firstPictureId, wrongPictureClass } from '@vatio/contracts/federation/firstPicture';
import type { RuntimeConfig } from '@vatio/contracts/federation/runtimeConfig';
import type { SectionRegistry } from '@vatio/contracts/federation/sections';
import type { FirstPictureBuild } from '../assets/page';
import type { InlineSources } from '../http/securityHeaders';
import { type DocumentVariant, insideOf } from './documentVariant';

/**
 * Runs before the picture is parsed, and does three things. It shows the chosen theme (host/src/layout/theme/theme.ts). It hides a wrong picture before it is painted:
 * the stored token (host/src/session/token.ts) must be of the role that it was drawn for, or missing, as
 * for the login page. It holds a form that is sent too early (host/src/firstPicture/takeOver.ts).
 */
export const checkScript = `(d=>{const h=d.documentElement,g=k=>localStorage.getItem(k);let r="";try{const t=g("theme");if(t)h.dataset.theme=t;const{value:v,expires_at:e,user:u}=JSON.parse(g("token"));if(v&&v.at&&Number.isFinite(e)&&e*1e3>Date.now()&&typeof u.name=="string")r=u.role}catch{}if(r!==d.currentScript.dataset.role)h.className="${wrongPictureClass}";d.addEventListener("submit",e=>{const f=e.target;if(f.closest("#${firstPictureId}")){e.preventDefault();f.dataset.held="";e.submitter.textContent="Cargando…"}})})(document)`;

/** A document's first picture: its parts for the head and the body. */
export interface PictureParts {
  readonly head: string;
  readonly body: string;
}

const none: PictureParts = { head: '', body: '' };

/** The first picture of one of the documents; empty if its content cannot be foreseen. */
export function firstPicture(
  build: FirstPictureBuild | undefined,
  variant: DocumentVariant,
  { runtime, registry }: { readonly runtime: RuntimeConfig; readonly registry: SectionRegistry },
): PictureParts {
  if (!build || variant === 'plain') return none;
  const inside = insideOf(variant);
  const html = build.draw({ inside, runtime, sections: registry.sections });
  return {
    head: `<style>${inside ? build.css.inside : build.css.login}</style>`,
    body: [
      `<script data-role="${inside?.role ?? ''}">${checkScript}</script>`,
      `<div id="${firstPictureId}">${html}</div>`,
    ].join('\n'),
  };
}

/** CSP sources of what documents have inline. */
export const inlineSources = (build: FirstPictureBuild | undefined): InlineSources =>
  build
    ? { script: [hashSource(checkScript)], style: Object.values(build.css).map(hashSource) }
    : { script: [], style: [] };

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
