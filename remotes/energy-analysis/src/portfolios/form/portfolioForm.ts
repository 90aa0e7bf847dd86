import type { NewPortfolio } from '@vatio/contracts/energy-analysis/portfolios';
import { array, type Input, object, type SavedForm, string } from '@vatio/ui/forms';

/** The clients whose points count: all, or the named clients. */
export const whoChoices = [
  { value: 'all', label: 'Todos los clientes' },
  { value: 'some', label: 'Los clientes que elija' },
] as const;

export const portfolioFormSchema = object({
  firstMonth: string().min(1, 'Elige los doce meses'),
  who: string(),
  clientIds: array(object({ id: string(), name: string() })),
})
  .refine(({ who, clientIds }) => who === 'all' || clientIds.length > 0, {
    path: ['clientIds'],
    message: 'Elige al menos un cliente',
  })
  .transform(
    ({ firstMonth, who, clientIds }): NewPortfolio => ({
      firstMonth,
      clientIds: who === 'all' ? null : clientIds.map(({ id }) => id),
    }),
  );
type PortfolioForm = Input<typeof portfolioFormSchema>;
export type PortfolioFormState = SavedForm<PortfolioForm, NewPortfolio>['form'];
