import { screen, within } from '@testing-library/react';
import { noCoverage } from './curves';
import { answer, field, openAt } from './page';
import { february, readingOf, readingsOf } from './readings';
import { contractOf, pointOf } from './supply';
// Its code is read before the first test begins to wait for it.
import '../readings/consumption/PointConsumption';

export const point = pointOf();
/** Consumos, of a point with a contract and the readings of two months. */
export const path = `/company/puntos/${point.id}/consumos`;
const contract = contractOf({ from: '2025-01-01', to: null });
export const readings = [readingOf(), february()];

export function answerAll(rows = readings) {
  answer('get', `points/${point.id}`, point);
  answer('get', `points/${point.id}/contracts`, { rows: [contract] });
  answer('get', `points/${point.id}/coverage`, noCoverage);
  return answer('get', `points/${point.id}/readings`, readingsOf(rows));
}

export const open = (search = '?anio=2026') => openAt(`${path}${search}`);
export const table = async (name = 'Energía de 2026') =>
  within(await screen.findByRole('table', { name }));
export const rowOf = async (name: RegExp) => (await table()).getByRole('row', { name });
/** Finds by label: looking through a hundred cells for their roles takes seconds. */
export const cell = field;
export const save = (text = 'Guardar las lecturas') => screen.getByText(text);
