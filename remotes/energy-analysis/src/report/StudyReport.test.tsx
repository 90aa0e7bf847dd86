import { screen, waitFor, within } from '@testing-library/react';
import type { StudyReport } from '@vatio/contracts/energy-analysis/report';
import { answer, button, openAt, showNotice, signInAs } from '../testing/page';
import { answerReport, briefReportOf, reportOf } from '../testing/report';
import { answerStudy, calculatedStudy, calculationOf, studyOf } from '../testing/studies';

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
  open();
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
    briefReportOf([{ text: '<img src=x onerror="alert(1)">\n\n- **Uno**\n- dos' }], 2),
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

it('asks which of two versions stays, and loses no text that somebody has written', async () => {
  answerReport(study, briefReportOf());
  const theirs = briefReportOf([{ title: 'De Carmen' }], 5);
  const message = 'Otra persona ha cambiado este informe mientras lo preparabas.';
  answer('put', path, { message, versions: { yours: {}, current: theirs } }, 409);
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Resumen' }));
  await user.click(await button('Añadir un texto tuyo'));
  await waitFor(() => expect(screen.getByLabelText('Título')).toHaveFocus());
  await user.keyboard('De Ana');
  await user.click(await button('Guardar el informe'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^De Carmen.* · Resumen/)).toBeVisible();
  const saved = answer('put', path, reportOf([], 6));
  answer('get', path, theirs);
  await user.click(dialog.getByRole('button', { name: 'Guardar lo mío' }));
  const sent = saved[0]?.body as StudyReport | undefined;
  expect(sent?.version).toBe(5);
  expect(sent?.parts.slice(0, 3)).toMatchObject([
    { title: 'De Carmen' },
    { title: 'De Ana' },
    { kind: 'summary', isShown: false },
  ]);
});

it('takes theirs when a person says so', async () => {
  answerReport(study, briefReportOf());
  const theirs = briefReportOf([{ title: 'De Carmen' }], 5);
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
    const { user } = open();
    expect(await titles()).toEqual(everything);
    expect(screen.queryByRole('button', { name: 'Guardar el informe' })).not.toBeInTheDocument();
    // A chart whose library is still on its way would be empty on paper.
    const chart = document.body.appendChild(document.createElement('div'));
    chart.className = 'chart-box';
    chart.setAttribute('aria-busy', 'true');
    await user.click(await button('Imprimir o guardar PDF'));
    expect(await button('Dibujando los gráficos…')).toBeVisible();
    expect(print).not.toHaveBeenCalled();
    chart.remove();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });

  it('everybody, once it is presented', async () => {
    answerReport(calculatedStudy({ state: 'presented' }));
    open();
    expect((await paper()).getByText(/· Presentado$/)).toBeVisible();
    expect((await paper()).queryByText(/^Borrador/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Guardar el informe' })).not.toBeInTheDocument();
  });
});

it('says whom it was presented to and by whom, whatever they are called since', async () => {
  const subject = {
    clientName: 'Panadería de Ávila Antigua',
    cups: study.cups,
    alias: 'Horno viejo',
    address: 'Calle de Antes, 3',
    postcode: '05001',
    municipality: 'Ávila',
    province: 'Ávila',
    companyName: 'Energía de Antes',
    presentedAt: '2027-01-20T10:00:00.000Z',
  };
  answerReport(calculatedStudy({ state: 'presented' }), { ...reportOf([], 1), subject });
  open();
  const sheet = await paper();
  expect(sheet.getAllByText('Panadería de Ávila Antigua')).toHaveLength(2);
  expect(sheet.getByText('Horno viejo')).toBeVisible();
  expect(sheet.getByText('Calle de Antes, 3, 05001 Ávila')).toBeVisible();
  expect(sheet.getByText('Energía de Antes')).toBeVisible();
  expect(sheet.getByText('20 ene 2027')).toBeVisible();
  for (const today of ['Panadería Ávila', 'Obrador', 'Vatio', /^Calle Mayor/]) {
    expect(sheet.queryByText(today)).not.toBeInTheDocument();
  }
});

describe('the change to the optimum', () => {
  const subject = {
    clientName: 'Panadería Ávila',
    cups: study.cups,
    alias: 'Obrador',
    address: '',
    postcode: '',
    municipality: '',
    province: '',
    companyName: null,
    presentedAt: '2026-11-20T10:00:00.000Z',
  };
  const presented = calculatedStudy({ state: 'presented' });

  it('says what it costs, when it may be asked for and what is saved net of it, as of then', async () => {
    const powerChange = { lastPowerChange: '2026-05-01', rightsKw: null, rightsUntil: null };
    answerReport(presented, { ...reportOf([], 1), subject: { ...subject, powerChange } });
    open();
    const part = within(await screen.findByRole('region', { name: 'Potencia contratada' }));
    expect(part.getByRole('heading', { name: 'Cambiar a las óptimas' })).toBeVisible();
    expect(part.getByText(/Cambiar no tiene coste/)).toHaveTextContent(/282,52\s€/);
    expect(
      part.getByText(/hasta el 1 may 2027 la distribuidora puede rechazar otro/),
    ).toBeVisible();
    expect(part.getByText(/Hasta el 31 dic 2026, autónomos y empresas/)).toBeVisible();
    expect(part.getByText(/^Derechos de acceso: 18 kW/)).toBeVisible();
  });

  it('is not made up for what was presented before it was kept', async () => {
    answerReport(presented, { ...reportOf([], 1), subject });
    open();
    const part = within(await screen.findByRole('region', { name: 'Potencia contratada' }));
    expect(part.queryByRole('heading', { name: 'Cambiar a las óptimas' })).toBeNull();
  });
});

it('prints of the curve its figures, its load and what its excesses cost', async () => {
  const calculation = calculationOf();
  const quarters = 4 * 8760;
  const curve = { minutes: 15 as const, knownQuarters: quarters, missingQuarters: 0 };
  const snapshot = { ...calculation.snapshot, curve };
  const tenthsW = Array.from({ length: quarters }, (_, i) => 100_000 + (i % 96) * 1000);
  const one = calculatedStudy({ state: 'presented', calculation: { ...calculation, snapshot } });
  answerReport(one, reportOf(), tenthsW);
  open();
  const part = within(await screen.findByRole('region', { name: 'Curva de carga' }));
  expect(part.getByText('Carga base')).toBeVisible();
  expect(part.getByText('Factor de carga')).toBeVisible();
  expect(part.getByText('Curva de carga: potencia máxima y media de cada día')).toBeVisible();
  // The excesses of Potencia, to the cent.
  expect(part.getByText(/los excesos cuestan/)).toHaveTextContent(/5,32\s€/);
});

it('of a study without a calculation there is no report yet', async () => {
  answerStudy(studyOf());
  open();
  expect(await screen.findByText('El estudio está sin calcular')).toBeVisible();
});

it('with nothing chosen says what to do', async () => {
  const { parts } = reportOf();
  answerReport(study, { ...reportOf(), parts: parts.map((part) => ({ ...part, isShown: false })) });
  open();
  expect(await screen.findByText('No hay nada que imprimir')).toBeVisible();
});
