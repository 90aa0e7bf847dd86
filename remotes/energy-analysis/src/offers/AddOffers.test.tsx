import { screen, waitFor, within } from '@testing-library/react';
import { maxOffers } from '@vatio/contracts/energy-analysis/offers';
import { toCsv, toXlsx } from '@vatio/ui/export';
import { fileOf, fileOfBlob } from '../../../../tests/setup/jsdom/files';
import { answerOffers, offerOf, offersAnswer, partialOffers } from '../testing/offers';
import { answer, button, openAt } from '../testing/page';
import { calculatedStudy } from '../testing/studies';
import { fieldOf, offerColumns } from './files/offerColumns';
import { judgeOffers, maxRows, offerRowsOf } from './files/readOffers';

const study = calculatedStudy();
const path = `/energy-analysis/estudios/${study.id}/ofertas`;
const offers = `studies/${study.id}/offers`;
const dialog = async () => within(await screen.findByRole('dialog'));
const csv = (text: string) => fileOf(text, 'ofertas.csv');

it('takes as many rows as the API, and knows other names of columns', () => {
  expect(maxRows).toBe(maxOffers);
  expect(
    ['COMERCIALIZADORA', 'Precio P4', 'Válida hasta', 'Energía P1 (€/kWh)'].map(fieldOf),
  ).toEqual(['supplier', 'energy3', 'validUntil', 'energy0']);
  expect(fieldOf('Color')).toBeUndefined();
});

it('copies offers of other studies, and says where the tariff does not fit', async () => {
  answerOffers(study);
  const elsewhere = [
    { ...offerOf(), studyCode: 'EST-2026-0041', clientName: 'Forjas Ñandú' },
    {
      ...offerOf({ id: partialOffers[0]?.id ?? '', tariff: '6.1TD' }),
      studyCode: 'EST-2026-0040',
      clientName: 'Otra',
    },
  ];
  answer('get', `${offers}/elsewhere`, { rows: elsewhere, total: 60 });
  const calls = answer('post', `${offers}/copy`, offersAnswer(), 201);
  const { user } = openAt(path);
  await user.click(await button('De otro estudio'));
  const first = await (await dialog()).findByRole('checkbox', { name: /EST-2026-0041/ });
  expect((await dialog()).getByRole('checkbox', { name: /EST-2026-0040/ })).toHaveAccessibleName(
    /Es de otra tarifa/,
  );
  expect((await dialog()).getByText(/Hay 60 en total/)).toBeVisible();
  await user.click(first);
  await user.click((await dialog()).getByRole('button', { name: 'Añadir 1 oferta' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls[0]?.body).toEqual({ version: 3, offerIds: [offerOf().id] });
});

it('imports a file, all or nothing', async () => {
  answerOffers(study);
  const calls = answer('post', offers, offersAnswer(), 201);
  const { user } = openAt(path);
  await user.click(await button('Importar'));
  const file = (await dialog()).getByLabelText('Fichero');
  const header = 'Comercializadora;Oferta;P1;P2;P3;P4;P5;P6;Incluye ATR;Permanencia;Válida hasta';
  await user.upload(
    file,
    csv(
      `${header}\nUno;Plan;0,15;0,14;0,13;0,12;0,11;0,1;Sí;12;31/12/2026\n;Sin nombre;x;;;;;;quizá;;`,
    ),
  );
  expect(await (await dialog()).findByText(/^Fila 3, Comercializadora/)).toBeVisible();
  expect((await dialog()).getByText(/^Fila 3, Energía P1/)).toHaveTextContent('Escribe un número');
  expect((await dialog()).getByText(/^Fila 3, Incluyen peajes y cargos/)).toBeVisible();
  expect((await dialog()).getByRole('button', { name: 'Importar' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await user.upload(
    file,
    csv(
      `Ofertas de mayo\n${header};Margen\nUno;Plan;150;0,14;0,13;;0,11;0,1;Sí;12;31/12/2026;8,5\n`,
    ),
  );
  await user.click(
    await (await dialog()).findByRole('button', { name: 'Sí, dividirlos entre 1000' }),
  );
  await user.click(await (await dialog()).findByRole('button', { name: 'Importar 1 oferta' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls[0]?.body).toMatchObject({
    version: 3,
    areHighPricesRight: false,
    rows: [
      {
        supplier: 'Uno',
        name: 'Plan',
        tariff: '3.0TD',
        energyPricesEurPerKwh: ['0.15', '0.14', '0.13', null, '0.11', '0.1'],
        includesAtr: true,
        marginEurPerKwh: '0.0085',
        validUntil: '2026-12-31',
      },
    ],
  });
});

it('says what is wrong with a file as a whole', async () => {
  answerOffers(study);
  const { user } = openAt(path);
  await user.click(await button('Importar'));
  const file = (await dialog()).getByLabelText('Fichero');
  await user.upload(file, csv('Color;Peso\nrojo;1'));
  expect(
    await (await dialog()).findByText(/No encontramos la columna «Comercializadora»/),
  ).toBeVisible();
  await user.upload(file, csv('Comercializadora;P1\n'));
  expect(await (await dialog()).findByText(/no tiene ninguna oferta/)).toBeVisible();
});

it('imports what it exports', async () => {
  const stored = [
    offerOf({ notes: 'Con; punto y coma', monthlyFeeEur: '5.5', marginEurPerKwh: '0.0125' }),
    ...partialOffers,
    offerOf({ powerPricesEurPerKwYear: ['20.1', '10', '5', '4', '3', '2'], includesAtr: false }),
  ];
  const { readTable } = await import('@vatio/sheets/table');
  for (const file of [
    fileOf(toCsv(offerColumns, stored)),
    await fileOfBlob(await toXlsx(offerColumns, stored), 'ofertas.xlsx'),
  ]) {
    const { offers: read, problems } = judgeOffers(
      offerRowsOf(await readTable(file), '3.0TD'),
      'ask',
    );
    expect(problems).toEqual([]);
    expect(read).toEqual(stored.map(({ id: _id, ...offer }) => offer));
  }
});
