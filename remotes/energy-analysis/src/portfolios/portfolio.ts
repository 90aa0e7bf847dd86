import type {
  Confidence,
  PortfolioPoint,
  PortfolioRow,
  PortfolioState,
} from '@vatio/contracts/energy-analysis/portfolios';
import { count } from '@vatio/ui/format';

export const portfoliosPath = '/energy-analysis/cartera';
export const newPortfolioPath = `${portfoliosPath}/nueva`;
export const portfolioPath = (id: string): string => `${portfoliosPath}/${id}`;

export const stateLabels: Readonly<Record<PortfolioState, string>> = {
  waiting: 'En cola',
  running: 'En marcha',
  done: 'Terminada',
  cancelled: 'Cancelada',
  failed: 'No terminada',
};

export const confidenceLabels: Readonly<Record<Confidence, string>> = {
  complete: 'Completo',
  estimated: 'Estimado',
  annualised: 'Anualizado',
  impossible: 'Imposible',
};

/** True while the API still has work to do on it. */
export const isOpen = ({ state }: Pick<PortfolioRow, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** «Todos los clientes», «3 clientes» */
export const clientsInWords = ({ clients }: Pick<PortfolioRow, 'clients'>): string =>
  clients === null ? 'Todos los clientes' : count(clients, 'cliente', 'clientes');

/** The most studies that are opened at once, and with one request: the API takes no more. */
export const mostAtOnce = 100;
export const mostARequest = 10;

/** True if a study of the point can be opened: it has no other one of the same months. */
export const canOpen = ({ study }: PortfolioPoint): boolean => study === null;
