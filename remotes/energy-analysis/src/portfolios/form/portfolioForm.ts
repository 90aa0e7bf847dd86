import { type NewPortfolio, newPortfolioSchema } from '@vatio/contracts/energy-analysis/portfolios';
import { array, type Input, object, type SavedForm, string } from '@vatio/ui/forms';

/** The clients whose points count: all, or the named clients. */
export const whoChoices = [
  { value: 'all', label: 'Todos los clientes' },
  { value: 'some', label: 'Los clientes que elija' },
] as const;

export const portfolioFormSchema = object({
  firstMonth: string(),
  who: string(),
  clientIds: array(object({ id: string(), name: string() })),
})
  .transform(({ firstMonth, who, clientIds }) => ({
    firstMonth,
    clientIds: who === 'all' ? null : clientIds.map(({ id }) => id),
  }))
  .pipe(newPortfolioSchema);
type PortfolioForm = Input<typeof portfolioFormSchema>;
export type PortfolioFormState = SavedForm<PortfolioForm, NewPortfolio>['form'];
