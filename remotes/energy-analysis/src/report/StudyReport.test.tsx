import { screen, within } from '@testing-library/react';
import type { StudyReport } from '@vatio/contracts/energyAnalysis/report';
import { axe } from 'jest-axe';
import { answer, button, failOnce, openAt, showNotice, signInAs } from '../testing/page';
import { answerReport, reportOf } from '../testing/report';
import { answerStudy, calculatedStudy, studyOf } from '../testing/studies';

const study = calculatedStudy();
const path = `studies/${study.id}/report`;
const open = () => openAt(`/energy-analysis/estudios/${study.id}/informe`);
const paper = async () => within(await screen.findByRole('article', { name: 'Informe' }));
const titles = async () =>
  (await paper())
    .getAllByRole('heading', { level: 2 })
    .slice(1)
    .map(({ textContent }) => textContent);
const everything = [
  'Resumen',
  'Datos del suministro',
  'Potencia contratada',
  'Supuestos y cautelas',
  'Cómo se calcula',
];

it('shows the report as it is printed, and says that it is a draft', async () => {
  answerReport(study);
  const { container } = open();
  expect(await titles()).toEqual(everything);
  const sheet = await paper();
  expect(sheet.getByText(/^Borrador: este estudio no se ha presentado/)).toBeVisible();
  expect(await sheet.findByText('Calle Mayor, 1, 28901 Getafe (Madrid)')).toBeVisible();
  expect(sheet.getByText(/un ahorro de/)).toHaveTextContent(/282,52\s€ al año \(16,19 %\)/);
  const excess = /^\(\d+ − 27\) kW × 0,171373 €\/kW·día × 31 días$/;
  expect(sheet.getAllByText(excess).length).toBeGreaterThan(0);
  // The norm of each value.
  expect(sheet.getAllByText(/BOE-A-2025-26348/).length).toBeGreaterThan(0);
  // Offers, curve and reactive energy.
  expect(screen.getAllByText('No se imprime: este estudio no tiene esos datos')).toHaveLength(3);
  expect(await axe(container)).toHaveNoViolations();
});

it('is chosen and put in order, and shows it before it is saved', async () => {
  answerReport(study);
  const saved = answer('put', path, reportOf([], 1));
  const { user } = open();
  await user.click(await button('Subir «Cómo se calcula»'));
  expect(await button('Subir «Cómo se calcula»')).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('checkbox', { name: 'Resumen' }));
  expect(await titles()).toEqual([
    'Datos del suministro',
    'Potencia contratada',
    'Cómo se calcula',
    'Supuestos y cautelas',
  ]);
  expect(await button('Subir «Resumen»')).toHaveAttribute('aria-disabled', 'true');
  await user.click(await button('Guardar el informe'));
  const sent = saved[0]?.body as StudyReport | undefined;
  expect(sent?.version).toBe(0);
  expect(sent?.parts.map(({ kind }) => kind)).toEqual([
    'summary',
    'data',
    'power',
    'offers',
    'curve',
    'workings',
    'reactive',
    'assumptions',
  ]);
  expect(sent?.parts[0]).toEqual({ kind: 'summary', isShown: false, title: '', text: '' });
  showNotice();
  expect(await screen.findByText('Informe guardado')).toBeVisible();
});

it('prints the words of the consultant, and never runs them', async () => {
  answerReport(
    study,
    reportOf([{ text: '<img src=x onerror="alert(1)">\n\n- **Uno**\n- dos' }], 2),
  );
  const saved = answer('put', path, reportOf([], 3));
  const { user } = open();
  const sheet = await paper();
  const text = within(sheet.getByRole('region', { name: 'Nuestra propuesta' }));
  expect(text.getByText('<img src=x onerror="alert(1)">')).toBeVisible();
  expect(text.queryByRole('img')).not.toBeInTheDocument();
  expect(text.getByText('Uno').tagName).toBe('STRONG');
  expect(text.getAllByRole('listitem')).toHaveLength(2);

  await user.click(await button('Añadir un texto tuyo'));
  await user.click(await button('Guardar el informe'));
  expect(await screen.findByText('El título es obligatorio')).toBeVisible();
  expect(saved).toHaveLength(0);
  const [title] = screen.getAllByLabelText('Título');
  await user.type(title as HTMLElement, 'Antes');
  const [area] = screen.getAllByLabelText('Texto') as HTMLTextAreaElement[];
  await user.type(area as HTMLTextAreaElement, 'Ahora');
  area?.setSelectionRange(0, 5);
  await user.keyboard('{Control>}b{/Control}');
  expect(area).toHaveValue('**Ahora**');
  expect((await titles())[0]).toBe('Antes');
  await user.click(await button('Quitar «Nuestra propuesta»'));
  await user.click(await button('Guardar el informe'));
  const sent = saved[0]?.body as StudyReport | undefined;
  expect(sent?.parts.filter(({ kind }) => kind === 'text')).toEqual([
    { kind: 'text', isShown: true, title: 'Antes', text: '**Ahora**' },
  ]);
});

it('asks which of two versions stays', async () => {
  answerReport(study);
  const theirs = reportOf([{ title: 'De Carmen' }], 5);
  const message = 'Otra persona ha cambiado este informe mientras lo preparabas.';
  answer('put', path, { message, versions: { yours: {}, current: theirs } }, 409);
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Resumen' }));
  await user.click(await button('Guardar el informe'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^De Carmen · Resumen/)).toBeVisible();
  const saved = answer('put', path, reportOf([], 6));
  answer('get', path, theirs);
  await user.click(dialog.getByRole('button', { name: 'Guardar lo mío' }));
  expect(saved[0]?.body).toMatchObject({ version: 5 });
});

it('takes theirs when a person says so', async () => {
  answerReport(study);
  const theirs = reportOf([{ title: 'De Carmen' }], 5);
  answer('put', path, { message: 'Tarde', versions: { yours: {}, current: theirs } }, 409);
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Resumen' }));
  await user.click(await button('Guardar el informe'));
  answer('get', path, theirs);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Descartar lo mío' }));
  expect((await titles())[0]).toBe('De Carmen');
  const saved = answer('put', path, reportOf([], 6));
  await user.click(await button('Guardar el informe'));
  expect(saved[0]?.body).toMatchObject({ version: 5 });
});

describe('who may only read', () => {
  it.each(['reader', 'pds_editor'] as const)('%s reads and prints', async (role) => {
    signInAs(role);
    answerReport(study);
    const print = jest.spyOn(window, 'print').mockImplementation();
    const { user, container } = open();
    expect(await titles()).toEqual(everything);
    expect(screen.queryByRole('button', { name: 'Guardar el informe' })).not.toBeInTheDocument();
    await user.click(await button('Imprimir o guardar PDF'));
    expect(print).toHaveBeenCalledTimes(1);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('everybody, once it is presented', async () => {
    answerReport(calculatedStudy({ state: 'presented' }));
    open();
    expect((await paper()).getByText(/· Presentado$/)).toBeVisible();
    expect((await paper()).queryByText(/^Borrador/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Guardar el informe' })).not.toBeInTheDocument();
  });
});

it('of a study without a calculation there is no report yet', async () => {
  answerStudy(studyOf());
  open();
  expect(await screen.findByText('El estudio está sin calcular')).toBeVisible();
});

it('says that it cannot be read now', async () => {
  answerReport(study);
  await failOnce(open, path, reportOf());
  expect(await titles()).toEqual(everything);
});

it('with nothing chosen says what to do', async () => {
  const { parts } = reportOf();
  answerReport(study, { version: 1, parts: parts.map((part) => ({ ...part, isShown: false })) });
  open();
  expect(await screen.findByText('No hay nada que imprimir')).toBeVisible();
});
