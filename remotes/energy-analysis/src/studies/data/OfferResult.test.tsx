import { screen, within } from '@testing-library/react';
import { savingOf } from '../../testing/offers';
import { linkTo, openAt } from '../../testing/page';
import { answerStudy, calculatedStudy, calculationOf, studyOf } from '../../testing/studies';

const draft = studyOf();
const open = () => openAt(`/energy-analysis/estudios/${draft.id}`);
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a study of offers alone', () => {
  const alone = { ...calculationOf(), result: null };
  const study = (facts = {}) =>
    calculatedStudy({
      analyses: ['offers'],
      calculation: alone,
      savingEur: null,
      savingPercent: null,
      ...facts,
    });

  it('shows what the recommended offer saves', async () => {
    const facts = { savingEur: '500.00', savingPercent: '12.5', offerSaving: savingOf() };
    answerStudy(study(facts));
    open();
    expect(await screen.findByText(/están completos/)).toBeVisible();
    const result = await card('Resultado');
    expect(result.getByText(/^Ahorro de/)).toHaveTextContent(/500,00\s€ al año \(12,5 %\)/);
    expect(result.getByText('Luz del Norte')).toBeVisible();
    expect(linkTo('Ver las ofertas')).toBe(`/energy-analysis/estudios/${draft.id}/ofertas`);
  });

  it('says that one costs more', async () => {
    const offerSaving = savingOf({ savingEur: '-20.00' });
    answerStudy(study({ savingEur: '-20.00', savingPercent: '-0.5', offerSaving }));
    open();
    expect(await screen.findByText(/están completos/)).toBeVisible();
    expect((await card('Resultado')).getByText(/^Cuesta de más/)).toHaveTextContent(/20,00\s€/);
  });

  it('says what to do while none is recommended', async () => {
    answerStudy(study());
    open();
    expect(await screen.findByText(/están completos/)).toBeVisible();
    expect((await card('Resultado')).getByText(/al recomendar una en «Ofertas»/)).toBeVisible();
  });

  it('has no result where it looks into neither', async () => {
    answerStudy(study({ analyses: ['curve'] }));
    open();
    expect(await screen.findByText(/están completos/)).toBeVisible();
    await card('Versiones');
    expect(screen.queryByRole('heading', { name: 'Resultado' })).not.toBeInTheDocument();
  });
});
