import { useQuery } from '@tanstack/react-query';
import { claimRowRecord } from '@vatio/contracts/billing/claims/claimRecord';
import type { Claim } from '@vatio/contracts/billing/claims/claims';
import { notify, useRuntimeConfig } from '@vatio/platform';
import { ActionButton, Loaded, Page } from '@vatio/ui/layout';
import { FigureTable } from '@vatio/ui/table';
import { ClipboardCopy, Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { billsPath } from '../../bills/billPaths';
import { claimPath, claimsPath } from '../../common/claimPaths';
import { claimQuery } from '../claimApi';
import classes from './Letter.module.css';
import { letterOf } from './letter';
import { type Block, plainText, richText } from './letterText';

/** The letter of a claim: to print, or to copy into a mail or a form. */
export function ClaimLetter() {
  const { id = '' } = useParams();
  const claim = useQuery(claimQuery(id));
  const reference = claim.data?.reference;
  const title = reference ? `Carta de ${reference}` : 'Carta';
  return (
    <Page
      title={title}
      crumbs={[
        { label: 'Facturación', to: billsPath },
        { label: 'Reclamaciones', to: claimsPath },
        { label: reference ?? claimRowRecord.fields.reference.label, to: claimPath(id) },
        { label: title },
      ]}
    >
      <Loaded query={claim} loading="Cargando la carta…" what="esta carta" lines={8}>
        {(found) => <Letter claim={found} />}
      </Loaded>
    </Page>
  );
}

function Letter({ claim }: { readonly claim: Claim }) {
  const { companyName } = useRuntimeConfig();
  const blocks = letterOf(claim, companyName);
  return (
    <>
      <div className="d-flex flex-wrap gap-2 mb-3">
        <ActionButton look="primary" onClick={() => window.print()}>
          <Printer aria-hidden="true" /> Imprimir o guardar PDF
        </ActionButton>
        {/* The clipboard is closed to pages that came over plain http. */}
        {navigator.clipboard && (
          <>
            <ActionButton look="outline-primary" onClick={() => said(copyRich(blocks))}>
              <ClipboardCopy aria-hidden="true" /> Copiar con formato
            </ActionButton>
            <ActionButton
              look="outline-primary"
              onClick={() => said(navigator.clipboard.writeText(plainText(blocks)))}
            >
              <ClipboardCopy aria-hidden="true" /> Copiar solo el texto
            </ActionButton>
          </>
        )}
      </div>
      <article className={`paper ${classes.letter}`} aria-label="Carta">
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
          <LetterBlock key={index} block={block} />
        ))}
      </article>
    </>
  );
}

function copyRich(blocks: readonly Block[]): Promise<void> {
  const as = (type: string, content: string) => new Blob([content], { type });
  return navigator.clipboard.write([
    new ClipboardItem({
      'text/html': as('text/html', richText(blocks)),
      'text/plain': as('text/plain', plainText(blocks)),
    }),
  ]);
}

const said = (copy: Promise<void>) =>
  void copy.then(
    () => notify('Carta copiada', { kind: 'success' }),
    () => notify('No se ha podido copiar: selecciónala y cópiala a mano.', { kind: 'warning' }),
  );

function LetterBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'heading') return <h2 className="h6 mt-4">{block.text}</h2>;
  if (block.kind === 'text') {
    return (
      <p>
        <bdi data-fact={block.fact}>{block.text}</bdi>
      </p>
    );
  }
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item.text}>
            <bdi data-fact={item.fact}>{item.text}</bdi>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <FigureTable
      caption={block.caption}
      rowHead={block.head[0]}
      columns={block.head
        .slice(1)
        .map((header, index) => ({ header, isText: index + 1 < block.texts }))}
      rows={block.rows.map(([first, ...cells]) => ({
        id: [first, ...cells].map((cell) => cell?.text).join(),
        label: first?.text ?? '',
        fact: first?.fact,
        cells: cells.map(({ text, fact }) => ({ text, fact })),
      }))}
    />
  );
}
