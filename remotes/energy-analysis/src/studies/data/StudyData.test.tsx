import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { exampleSnapshot } from '../../../../../tests/setup/exampleStudy';
import {
  answer,
  button,
  field,
  linkTo,
  listOf,
  openAt,
  showNotice,
  signInAs,
} from '../../testing/page';
import {
  answerStudy,
  calculatedStudy,
  calculationOf,
  checkOf,
  studyOf,
} from '../../testing/studies';

const draft = studyOf();
const open = () => openAt(`/energy-analysis/estudios/${draft.id}`);
const card = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));

describe('a study without a calculation', () => {
  it('is calculated, and then shows what came out', async () => {
    answerStudy(draft);
    const sent = answer('post', `studies/${draft.id}/calculate`, calculatedStudy());
    const { user } = open();
    expect(await screen.findByText(/Los datos de los 12 meses están completos/)).toBeVisible();
    answerStudy(calculatedStudy({ version: 4 }));
    await user.click(await button('Calcular'));
    expect(await screen.findByText(/^282,52\s€$/)).toBeVisible();
    expect(sent[0]?.body).toEqual({ version: 3, annualise: false });
    expect(await button('Presentar')).toBeVisible();
  });

  it('says why it cannot be calculated, and is annualised when somebody says so', async () => {
    answerStudy(draft, checkOf({ knownMonths: 11, findings: [] }));
    const refused = 'Hay 11 meses de datos y hacen falta 12: se puede anualizar.';
    answer('post', `studies/${draft.id}/calculate`, { message: refused }, 422);
    const { user } = open();
    const box = await screen.findByRole('checkbox', { name: /Anualizar/ });
    await user.click(await button('Calcular'));
    expect(await screen.findByRole('alert')).toHaveTextContent(refused);
    const sent = answer('post', `studies/${draft.id}/calculate`, calculatedStudy());
    await user.click(box);
    await user.click(await button('Calcular'));
    expect(sent[0]?.body).toEqual({ version: 3, annualise: true });
  });

  it('is calculated with the step that somebody chooses', async () => {
    answerStudy(draft);
    const sent = answer('post', `studies/${draft.id}/calculate`, calculatedStudy());
    const { user } = open();
    const step = await screen.findByRole('combobox', { name: 'Paso de las potencias' });
    expect(step).toHaveAccessibleDescription(/0,1 kW hasta 15 kW contratados/);
    await user.selectOptions(step, '0,5 kW');
    await user.click(await button('Calcular'));
    expect(sent[0]?.body).toEqual({ version: 3, annualise: false, stepKw: '0.5' });
  });

  it.each([
    [['power'], /Falta marzo de 2026 por medir/, 1],
    // Missing maximeters do not matter to offers.
    [['offers'], /Los datos de los 12 meses están completos para ofertas\./, 0],
    [['power', 'offers'], /Los datos están completos para ofertas\./, 1],
  ] as const)(
    'may be annualised where maximeters are missing: %j',
    async (analyses, said, boxes) => {
      const finding = {
        severity: 'warning',
        code: 'maximetersMissing',
        message: 'Falta marzo de 2026 por medir (maxímetros): escríbelos en Consumos.',
        months: ['2026-03'],
      } as const;
      const of = { ...draft, analyses: [...analyses] };
      answerStudy(of, checkOf({ findings: [{ ...finding, months: [...finding.months] }] }));
      open();
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.queryAllByRole('checkbox', { name: /Anualizar/ })).toHaveLength(boxes);
    },
  );

  it('is read again after somebody else was quicker, so that a second try works', async () => {
    answerStudy(draft);
    const message = 'Otra persona ha cambiado este estudio mientras lo veías.';
    answer('post', `studies/${draft.id}/calculate`, { message }, 409);
    const { user } = open();
    const press = await button('Calcular');
    answerStudy(studyOf({ version: 9 }));
    await user.click(press);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    const sent = answer('post', `studies/${draft.id}/calculate`, calculatedStudy());
    await user.click(await button('Calcular'));
    expect(sent[0]?.body).toMatchObject({ version: 9 });
  });
});

describe('a calculated study', () => {
  it('shows the frozen data, and that nothing has changed', async () => {
    answerStudy(calculatedStudy());
    open();
    expect(await screen.findByText('Los datos no han cambiado desde el cálculo.')).toBeVisible();
    const frozen = await card('Con qué se hizo el cálculo 1');
    expect(frozen.getByText('4 · más de 15 kW')).toBeVisible();
    expect(frozen.getByText('500 (41)')).toBeVisible();
    // The contract's prices are frozen too.
    expect(frozen.getByText('Precio fijo')).toBeVisible();
    expect(
      frozen.getByRole('row', { name: /^Energía, €\/kWh \(todo incluido\) 0,182345 0,16/ }),
    ).toBeVisible();
    expect(frozen.getByRole('row', { name: /^Potencia: los precios regulados/ })).toBeVisible();
  });

  it('names what has changed since', async () => {
    answerStudy(calculatedStudy());
    const message = 'La tarifa era «3.0TD» y ahora es «6.1TD».';
    answer('get', `studies/${draft.id}/changes`, { rows: [{ what: 'tariff', message }] });
    open();
    expect(await screen.findByText('Datos modificados desde el cálculo')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(await button('Recalcular con los datos de ahora')).toBeVisible();
  });

  it('compares two of its calculations; what differs is told apart', async () => {
    // A month was mended in PDS meanwhile: there are as many readings as before.
    const [first, ...others] = exampleSnapshot.readings;
    const mended = { ...first, energyKwh: ['900', '500', '500', '500', '500', '500'] };
    const snapshot = { ...exampleSnapshot, readings: [mended, ...others] as typeof others };
    const newer = calculationOf({ number: 2, parameterVersion: 3, snapshot });
    answerStudy(calculatedStudy({ calculation: newer }));
    const rowOf = (number: number) => ({
      number,
      at: newer.at,
      byName: 'Ana Prieto',
      parameterVersion: number + 1,
      savingEur: '282.52',
    });
    answer('get', `studies/${draft.id}/calculations`, { rows: [rowOf(2), rowOf(1)] });
    answer('get', `studies/${draft.id}/calculations/1`, calculationOf());
    answer('get', `studies/${draft.id}/calculations/2`, newer);
    open();
    const versions = await card('Versiones');
    const table = within(await versions.findByRole('table'));
    expect(table.getByRole('row', { name: /Versión de los parámetros 2 3/ })).toHaveClass(
      'fw-bold',
    );
    expect(table.getByRole('row', { name: /^Energía de las lecturas/ })).toHaveClass('fw-bold');
    expect(table.getByRole('row', { name: /^Lecturas 12 12/ })).not.toHaveClass('fw-bold');
    expect(table.getByRole('row', { name: /Tarifa 3.0TD 3.0TD/ })).not.toHaveClass('fw-bold');
  });

  it.each([
    ['calculate', 'Recalcular con los datos de ahora'],
    ['state', 'Presentar'],
  ])('says why nothing was done when its button is gone: %s', async (path, name) => {
    answerStudy(calculatedStudy());
    const message = 'Otra persona ha cambiado este estudio mientras lo veías.';
    answer('post', `studies/${draft.id}/${path}`, { message }, 409);
    const { user } = open();
    const press = await button(name);
    answerStudy(calculatedStudy({ state: 'presented', version: 4 }));
    await user.click(press);
    const dialog = screen.queryByRole('dialog');
    if (dialog) {
      await within(dialog).findByText(/^Cuenta solo el cambio de potencia/);
      await user.click(within(dialog).getByRole('button', { name }));
    }
    expect(await screen.findByText(/Un estudio presentado no cambia/)).toBeVisible();
    showNotice();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('is presented after a question', async () => {
    answerStudy(calculatedStudy());
    const sent = answer('post', `studies/${draft.id}/state`, calculatedStudy());
    const { user } = open();
    await user.click(await button('Presentar'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^Cuenta solo el cambio de potencia: 282,52/)).toBeVisible();
    answerStudy(calculatedStudy({ state: 'presented', version: 4 }));
    await user.click(dialog.getByRole('button', { name: 'Presentar' }));
    expect(await screen.findByText(/Un estudio presentado no cambia/)).toBeVisible();
    expect(sent[0]?.body).toEqual({ version: 3, action: 'present', companyName: 'Vatio' });
    showNotice();
    expect(await screen.findByText('EST-2026-0042: estudio presentado')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Recalcular/ })).not.toBeInTheDocument();
    expect(linkTo('Duplicar')).toBe(
      `/energy-analysis/estudios/nuevo?punto=${draft.supplyPointId}&mes=2026-01&copia=${draft.id}`,
    );
  });
});

it('keeps notes and comments', async () => {
  answerStudy(draft);
  const saved = answer('patch', `studies/${draft.id}`, draft);
  const said = answer('post', `studies/${draft.id}/comments`, undefined, 204);
  const { user } = open();
  await user.type(await field('Notas del estudio'), 'Pedir la curva');
  await user.click(await button('Guardar las notas'));
  await user.type(await field('Comentario'), 'Llamado hoy');
  const event = { id: 'e1', at: draft.createdAt, actorName: 'Ana Prieto', state: null };
  answer(
    'get',
    `studies/${draft.id}/events`,
    listOf([
      { ...event, kind: 'comment', calculation: null, text: 'Llamado hoy' },
      { ...event, id: 'e2', kind: 'state', state: 'discarded', calculation: null, text: '' },
      { ...event, id: 'e3', kind: 'created', calculation: null, text: '' },
    ]),
  );
  await user.click(await button('Comentar'));
  const history = await card('Historia y comentarios');
  expect(await history.findByText('Pasa a «Descartado»')).toBeVisible();
  expect(await history.findByText('Estudio creado')).toBeVisible();
  expect(saved[0]?.body).toEqual({ version: 3, notes: 'Pedir la curva' });
  expect(said[0]?.body).toEqual({ text: 'Llamado hoy' });
  expect(await field('Comentario')).toHaveValue('');
});

it('offers a choice when somebody else was quicker with the notes', async () => {
  answerStudy(draft);
  const message = 'Otra persona ha cambiado este estudio mientras lo veías.';
  const current = studyOf({ version: 9, notes: 'De Carmen' });
  const versions = { yours: { version: 3, notes: 'Mías' }, current };
  answer('patch', `studies/${draft.id}`, { message, versions }, 409);
  const { user } = open();
  await user.type(await field('Notas del estudio'), 'Mías');
  await user.click(await button('Guardar las notas'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('row', { name: 'Notas Mías De Carmen' })).toBeVisible();
  answerStudy(current);
  const saved = answer('patch', `studies/${draft.id}`, studyOf({ version: 10, notes: 'Mías' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar lo mío' }));
  expect(saved[0]?.body).toEqual({ version: 9, notes: 'Mías' });
  expect(await field('Notas del estudio')).toHaveValue('Mías');
});

it('shows newer notes while nothing is typed, and keeps what is', async () => {
  answerStudy(draft);
  answer('post', `studies/${draft.id}/comments`, undefined, 204);
  const { user } = open();
  await user.type(await field('Comentario'), 'Hola');
  answerStudy(studyOf({ version: 4, notes: 'De Carmen' }));
  await user.click(await button('Comentar'));
  await waitFor(async () => expect(await field('Notas del estudio')).toHaveValue('De Carmen'));
  await user.type(await field('Notas del estudio'), ' y mías');
  await user.type(await field('Comentario'), 'A medias');
  cleanup();
  open();
  expect(await field('Notas del estudio')).toHaveValue('De Carmen y mías');
  expect(await field('Comentario')).toHaveValue('A medias');
  expect(screen.getAllByText('Hemos recuperado lo que estabas escribiendo.')).toHaveLength(2);
});

describe('what each role may do', () => {
  it('pds_editor recalculates and mends the data, and nothing else', async () => {
    signInAs('pds_editor');
    answerStudy(calculatedStudy());
    open();
    expect(await button('Recalcular con los datos de ahora')).toBeVisible();
    expect(linkTo('Datos técnicos')).toBe(`/company/puntos/${draft.supplyPointId}/editar`);
    expect(screen.queryByRole('button', { name: 'Presentar' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Comentario')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Notas del estudio')).not.toBeInTheDocument();
  });

  it('reader reads', async () => {
    signInAs('reader');
    answerStudy(calculatedStudy());
    open();
    expect(await screen.findByText(/^282,52\s€$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /alcular/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Datos técnicos' })).not.toBeInTheDocument();
  });
});

it('shows the tabs of what the study looks into, and calculates what is chosen next', async () => {
  const study = studyOf({ analyses: ['power'] });
  answerStudy(study);
  const sent = answer('post', `studies/${study.id}/calculate`, calculatedStudy());
  const { user } = openAt(`/energy-analysis/estudios/${study.id}`);
  const tabs = await screen.findByRole('navigation', { name: 'Apartados del estudio' });
  expect(within(tabs).queryByRole('link', { name: 'Reactiva' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('checkbox', { name: 'Potencia' }));
  expect(await button('Calcular')).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('checkbox', { name: 'Curva' }));
  await user.click(screen.getByRole('checkbox', { name: 'Reactiva' }));
  await user.click(await button('Calcular'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ version: 3, annualise: false, analyses: ['curve', 'reactive'] });
});

it('says that a tab is not of this study when its address is typed', async () => {
  const study = studyOf({ analyses: ['curve'] });
  answerStudy(study);
  openAt(`/energy-analysis/estudios/${study.id}/reactiva`);
  expect(await screen.findByText('Este estudio no analiza «Reactiva»')).toBeVisible();
});
