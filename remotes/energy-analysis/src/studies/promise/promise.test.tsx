import { screen, waitFor, within } from '@testing-library/react';
import type { PromisedOffer, StudyPromise } from '@vatio/contracts/energy-analysis/presentations';
import { savingOf } from '../../testing/offers';
import { answer, button, listOf, openAt, openMore } from '../../testing/page';
import { answerPower } from '../../testing/power';
import { briefReportOf, noFacts, noOffers } from '../../testing/report';
import { answerStudy, calculatedStudy, promiseOf } from '../../testing/studies';

const study = calculatedStudy();
const presented = calculatedStudy({ state: 'presented' });
const idOf = (last: string) => `0199e1a0-0000-7000-8000-0000000000${last}`;

const offerOf = (facts: Partial<PromisedOffer> = {}): PromisedOffer => ({
  id: idOf('a1'),
  supplier: 'Energía C',
  name: 'Plan 12',
  savingEur: '3569.93',
  wholeEur: '3612.98',
  lack: null,
  isRecommended: false,
  validUntil: '2099-12-31',
  isExpired: false,
  ...facts,
});
const dear = offerOf({
  id: idOf('a2'),
  supplier: 'Energía A',
  name: '',
  savingEur: '1200.00',
  wholeEur: '1243.05',
});
const unpriced = offerOf({
  id: idOf('a3'),
  supplier: 'Energía D',
  savingEur: null,
  wholeEur: null,
  lack: 'Falta el precio de P4',
});

/** The dialog of an action of the study. */
async function ask(action: string, of = study, facts: Partial<StudyPromise> = {}) {
  answerStudy(of);
  answer('get', `studies/${of.id}/promise`, promiseOf({ powerSavingEur: '43.05', ...facts }));
  const { user } = openAt(`/energy-analysis/estudios/${of.id}`);
  const isInMenu = action === 'Retirar la presentación';
  if (isInMenu) await openMore(user);
  await user.click(await button(action));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

/** Replaces non-breaking spaces with typed spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const saying = (text: string) => (shown: string) => plain(shown) === text;

describe('«Presentar»', () => {
  it('says the recommended offer, and how much counts, to the cent', async () => {
    const offers = [offerOf({ isRecommended: true }), dear];
    const { user, dialog } = await ask('Presentar', study, { offers });
    const counts =
      'Cuenta la oferta Energía C · Plan 12 (ahorra 3.569,93 € al año) y el cambio de potencia (43,05 €): 3.612,98 € al año, sin impuestos.';
    expect(await dialog.findByText(saying(counts))).toBeVisible();
    const sent = answer('post', `studies/${study.id}/state`, presented);
    await user.click(dialog.getByRole('button', { name: 'Presentar' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ version: 3, action: 'present', companyName: 'Vatio' });
  });

  it('asks which offer counts when none is recommended, and waits for the answer', async () => {
    const offers = [offerOf(), dear, unpriced];
    const { user, dialog } = await ask('Presentar', study, { offers, mustChoose: true });
    const sent = answer('post', `studies/${study.id}/state`, presented);
    expect(await dialog.findByText(/¿Cuál cuenta en este estudio\?/)).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Presentar' });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await user.click(confirm);
    expect(dialog.getAllByRole('radio', { checked: false })).toHaveLength(4);
    expect(dialog.getByRole('radio', { name: /^Energía D/ })).toBeDisabled();
    expect(dialog.getByText('No se puede comparar: Falta el precio de P4')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /^Energía A: ahorra 1.200,00/ }));
    expect(dialog.getByText(/^No es la que más ahorra: Energía C · Plan 12/)).toBeVisible();
    await user.click(confirm);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ action: 'present', recommendedOfferId: dear.id });
  });

  it('lets somebody say that no offer counts', async () => {
    const { user, dialog } = await ask('Presentar', study, { offers: [dear], mustChoose: true });
    const sent = answer('post', `studies/${study.id}/state`, presented);
    const none = await dialog.findByRole('radio', {
      name: (name) => plain(name) === 'Ninguna: solo las potencias (43,05 €)',
    });
    await user.click(none);
    expect(dialog.getByText(/^Energía A ahorraría 1.200,00.*y no cuenta\.$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Presentar' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ recommendedOfferId: null });
  });

  it('says that the recommended offer has expired', async () => {
    const expired = { isRecommended: true, isExpired: true, validUntil: '2026-11-28' };
    const { dialog } = await ask('Presentar', study, { offers: [offerOf(expired)] });
    expect(await dialog.findByText('Caducó el 28 nov 2026: pide que la renueven.')).toBeVisible();
  });

  it.each([
    [
      { powerSavingEur: null },
      'No cuenta ningún ahorro: ni el de una oferta ni el de la potencia.',
    ],
    [
      { powerSavingEur: '0.00' },
      'No cuenta ningún ahorro: las potencias de ahora ya son las más baratas.',
    ],
    [
      { powerSavingEur: null, offers: [offerOf({ isRecommended: true, savingEur: '-12.00' })] },
      'Cuenta la oferta Energía C · Plan 12: cuesta 12,00 € más al año, sin impuestos.',
    ],
  ])('says what counts of %j', async (facts, counts) => {
    const { dialog } = await ask('Presentar', study, facts);
    expect(await dialog.findByText(saying(counts))).toBeVisible();
  });
});

it('«Aceptar» says what will count as accepted, and what to do if it is something else', async () => {
  const { user, dialog } = await ask('Aceptar', presented, {
    offers: [offerOf()],
    mustChoose: true,
  });
  const counts = 'Cuenta solo el cambio de potencia: 43,05 € al año, sin impuestos.';
  expect(await dialog.findByText(saying(counts))).toBeVisible();
  expect(dialog.getByText(/^Energía C · Plan 12 ahorraría 3.569,93/)).toBeVisible();
  expect(dialog.getByText(/pulsa «Retirar la presentación»/)).toBeVisible();
  const sent = answer('post', `studies/${study.id}/state`, presented);
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ version: 3, action: 'accept' });
});

describe('«Retirar la presentación»', () => {
  const event = {
    id: idOf('e1'),
    at: '2027-01-18T09:00:00.000Z',
    actorName: 'Ana Prieto',
    kind: 'withdrawn',
    state: 'calculated',
    calculation: 1,
    text: 'La oferta era otra',
  };

  it('asks why, and leaves the way to what was presented in the history', async () => {
    const { user, dialog } = await ask('Retirar la presentación', presented);
    const sent = answer('post', `studies/${study.id}/withdraw`, study);
    const confirm = dialog.getByRole('button', { name: 'Retirar la presentación' });
    await user.click(confirm);
    expect(await dialog.findByText('Escribe el motivo, con 3 caracteres o más')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'La oferta era otra');
    answerStudy(calculatedStudy({ wasWithdrawn: true, version: 4 }));
    answer('get', `studies/${study.id}/events`, listOf([event]));
    await user.click(confirm);
    const link = await screen.findByRole('link', { name: 'Ver el informe que se presentó' });
    expect(sent[0]?.body).toEqual({ version: 3, reason: 'La oferta era otra' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(`/estudios/${study.id}/presentaciones/${event.id}$`),
    );
    expect(screen.getByText('Presentación retirada: La oferta era otra')).toBeVisible();
    expect(
      screen.queryByRole('button', { name: 'Borrar estudio', hidden: true }),
    ).not.toBeInTheDocument();
  });

  it('shows the report as it was presented, marked as withdrawn', async () => {
    answerPower(study);
    const subject = {
      clientName: 'Panadería de entonces',
      cups: study.cups,
      alias: 'Obrador',
      address: 'Calle Mayor, 1',
      postcode: '28901',
      municipality: 'Getafe',
      province: 'Madrid',
      companyName: 'Energía Norte',
      presentedAt: '2027-01-17T09:00:00.000Z',
    };
    answer('get', `studies/${study.id}/withdrawals/${event.id}`, {
      at: event.at,
      actorName: event.actorName,
      reason: event.text,
      study: { ...presented, offerSaving: savingOf() },
      offers: noOffers,
      report: { ...briefReportOf([], 1), facts: noFacts, subject },
    });
    openAt(`/energy-analysis/estudios/${study.id}/presentaciones/${event.id}`);
    const paper = within(await screen.findByRole('article', { name: 'Informe' }));
    expect(paper.getByText('EST-2026-0042 · Presentación retirada')).toBeVisible();
    expect(paper.getByText(/^Retirada el 18 ene 2027/)).toBeVisible();
    expect(paper.getAllByText('Panadería de entonces')[0]).toBeVisible();
    expect(screen.getByText('La oferta era otra')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Imprimir/ })).not.toBeInTheDocument();
  });
});
