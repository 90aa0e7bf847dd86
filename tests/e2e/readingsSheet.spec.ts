import { expect, test } from './fixtures';
import { answerSupply, shownPoints } from './support/screens/supplyScreens';

test.use({ viewport: { width: 360, height: 740 } });

test('the month stays beside the cell that is typed in on a telephone', async ({
  page,
  openAs,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00Z'));
  await answerSupply(page);
  await openAs('writer', `/company/puntos/${shownPoints[0]?.id}/consumos`);
  await page.getByRole('button', { name: /Añadir lecturas/ }).click();
  const first = page.getByRole('textbox', { name: /^Energía de P1/ }).first();
  await expect(first).toBeFocused();
  const month = page
    .getByRole('region', { name: 'Hoja de lecturas' })
    .getByRole('rowheader')
    .first();
  for (const cell of [first, page.getByRole('textbox', { name: /^Energía de P6/ }).first()]) {
    await cell.focus();
    await expect(month).toBeInViewport({ ratio: 1 });
    const [monthBox, cellBox] = [await month.boundingBox(), await cell.boundingBox()];
    // Beside it, not under it.
    expect(cellBox?.x ?? 0).toBeGreaterThanOrEqual((monthBox?.x ?? 0) + (monthBox?.width ?? 0) - 1);
  }
});
