import { screen, waitFor } from '@testing-library/react';
import { drawn } from '../../../../tests/setup/echartsEngine';
import { openAt } from '../testing/page';
import { answerPower } from '../testing/power';
import { calculatedStudy } from '../testing/studies';

const study = calculatedStudy();

interface Drawn {
  readonly aria: { readonly label: { readonly description: string } };
  readonly yAxis: { readonly name: string; readonly max: number };
}

it('shows the months of now beside those of the optimum, on one scale', async () => {
  answerPower(study);
  openAt(`/energy-analysis/estudios/${study.id}/potencia`);
  expect(await screen.findByText('Contratada: coste por meses, en euros')).toBeVisible();
  const shown = () => (drawn as Drawn[]).filter(({ yAxis }) => yAxis.name === 'Coste, €').slice(-2);
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(new Set(shown().map(({ aria }) => aria.label.description))).toEqual(
    new Set(['Contratada: coste por meses, en euros', 'Óptima: coste por meses, en euros']),
  );
  const [one, other] = shown().map(({ yAxis }) => yAxis.max);
  expect(one).toBe(other);
});
