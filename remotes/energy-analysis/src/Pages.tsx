import { SectionRoutes } from '@vatio/platform';
import { LazyPage } from '@vatio/ui/layout';
import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { StudyList } from './studies/list/StudyList';
import type { StudyTab, StudyTabProps } from './studies/studyTab';

const studyNew = async (): Promise<ComponentType> =>
  (await import('./studies/form/StudyNew')).StudyNew;
const studyDetail = async () =>
  (await import(/* webpackChunkName: "study" */ './studies/detail/StudyDetail')).StudyDetail;

/** The tabs, each in a chunk of its own. */
const studyPower = async (): Promise<ComponentType<StudyTabProps>> =>
  (await import('./power/StudyPower')).StudyPower;
const studyOffers = async (): Promise<ComponentType<StudyTabProps>> =>
  (await import('./offers/StudyOffers')).StudyOffers;
const studyCurve = async (): Promise<ComponentType<StudyTabProps>> =>
  (await import('./curve/StudyCurve')).StudyCurve;
const studyReactive = async (): Promise<ComponentType<StudyTabProps>> =>
  (await import('./reactive/StudyReactive')).StudyReactive;
const studyReport = async (): Promise<ComponentType<StudyTabProps>> =>
  (await import('./report/StudyReport')).StudyReport;

const offerPage = async (): Promise<ComponentType> =>
  (await import('./offers/form/OfferPage')).OfferPage;

const withdrawnReport = async (): Promise<ComponentType> =>
  (await import('./report/WithdrawnReport')).WithdrawnReport;

const portfolioList = async (): Promise<ComponentType> =>
  (await import('./portfolios/list/PortfolioList')).PortfolioList;
const portfolioNew = async (): Promise<ComponentType> =>
  (await import('./portfolios/form/PortfolioNew')).PortfolioNew;
const portfolioDetail = async (): Promise<ComponentType> =>
  (await import('./portfolios/detail/PortfolioDetail')).PortfolioDetail;

/** One page for all tabs, so that the study stays on screen between them. */
const study = (tab: StudyTab, load?: () => Promise<ComponentType<StudyTabProps>>) => (
  <LazyPage key="study" load={studyDetail} props={load ? { tab, load } : { tab }} />
);
const page = (key: string, load: () => Promise<ComponentType>) => (
  <LazyPage key={key} load={load} props={{}} />
);

/** The only thing this section exposes. The host mounts it under /energy-analysis/* and owns everything around it. */
export default function Pages() {
  return (
    <SectionRoutes>
      <Route index element={<StudyList />} />
      <Route path="estudios/nuevo" element={page('study-new', studyNew)} />
      <Route path="estudios/:id" element={study('data')} />
      <Route path="estudios/:id/potencia" element={study('power', studyPower)} />
      <Route path="estudios/:id/ofertas" element={study('offers', studyOffers)} />
      <Route path="estudios/:id/ofertas/nueva" element={page('offer-new', offerPage)} />
      <Route path="estudios/:id/ofertas/:offerId" element={page('offer', offerPage)} />
      <Route path="estudios/:id/curva" element={study('curve', studyCurve)} />
      <Route path="estudios/:id/reactiva" element={study('reactive', studyReactive)} />
      <Route path="estudios/:id/informe" element={study('report', studyReport)} />
      <Route
        path="estudios/:id/presentaciones/:withdrawalId"
        element={page('withdrawn', withdrawnReport)}
      />
      <Route path="cartera" element={page('portfolios', portfolioList)} />
      <Route path="cartera/nueva" element={page('portfolio-new', portfolioNew)} />
      <Route path="cartera/:id" element={page('portfolio', portfolioDetail)} />
    </SectionRoutes>
  );
}
