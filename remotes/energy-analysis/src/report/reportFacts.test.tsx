import { screen, within } from '@testing-library/react';
import type { StudyReport } from '@vatio/contracts/energy-analysis/report';
import { answer, button, field, openAt } from '../testing/page';
import { answerReport, noFacts, reportOf } from '../testing/report';
import { calculatedStudy, calculationOf } from '../testing/studies';

// The worked bill V4 of the domain: 6,27 € of reactive energy.
const one = calculationOf();
const study = calculatedStudy({
  analyses: ['power', 'reactive'],
  calculation: {
    ...one,
    snapshot: {
      ...one.snapshot,
      readings: [
        {
          range: { firstDay: '2026-02-01', lastDay: '2026-02-28' },
          energyKwh: ['1240', '980', '0', '0', '0', '1510'],
          reactiveKvarh: ['560', '300', '0', '0', '0', '900'],
          maximetersKw: null,
          isEstimated: false,
          source: 'invoice',
        },
      ],
    },
  },
});
const path = `studies/${study.id}/report`;
const open = () => openAt(`/energy-analysis/estudios/${study.id}/informe`);
const reactive = async () =>
  within(await screen.findByRole('region', { name: 'Energía reactiva' }));

it('prints the payback of the bank that was offered, at once and as it is stored', async () => {
  answerReport(study);
  const facts = { ...noFacts, bankKvar: '5', bankPriceEur: '62.70' };
  const saved = answer('put', path, { ...reportOf([], 1), facts });
  const { user } = open();
  const part = await reactive();
  expect(part.getByText(/Se amortiza en el precio que se ofrezca/)).toBeVisible();
  await user.selectOptions(await field('Batería de condensadores'), '5 kVAr');
  const price = await field('Precio ofertado de la batería, €');
  await user.type(price, '62,7');
  expect(part.getByText(/Con una batería de 5 kVAr/)).toHaveTextContent(
    /Se ofrece por 62,70\s€\. Se amortiza en 0,8 años/,
  );
  await user.click(await button('Guardar el informe'));
  const sent = saved[0]?.body as StudyReport | undefined;
  expect(sent?.facts).toEqual({ ...facts, bankPriceEur: '62.7' });
});

it('keeps a price that cannot be read, says it, and prints none', async () => {
  answerReport(study);
  const { user } = open();
  const price = await field('Precio ofertado de la batería, €');
  await user.type(price, 'mil');
  await user.click(await button('Guardar el informe'));
  expect(price).toBeInvalid();
  expect(price).toHaveValue('mil');
  expect((await reactive()).getByText(/Se amortiza en el precio que se ofrezca/)).toBeVisible();
});
