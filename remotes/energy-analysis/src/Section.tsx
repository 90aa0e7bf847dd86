import { SectionRoutes } from '@vatio/platform';
import { LazyPage } from '@vatio/ui/layout';
import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { StudyList } from './studies/list/StudyList';
import type { StudyTabProps } from './studies/studyTab';

const studyNew = async (): Promise<ComponentType> =>
  (await import('./studies/form/StudyNew')).StudyNew;
const studyDetail = async () =>
  (await import(/* webpackChunkName: "study" */ './studies/detail/StudyDetail')).StudyDetail;

const studyPower = async (): Promise<ComponentType<StudyTabProps>> =>
  (await import('./power/StudyPower')).StudyPower;

const studyCurve = async (): Promise<ComponentType<StudyTabProps>> =>
  (await import('./curve/StudyCurve')).StudyCurve;

const studyReactive = async (): Promise<ComponentType<StudyTabProps>> =>
  (await import('./reactive/StudyReactive')).StudyReactive;

const portfolioList = async (): Promise<ComponentType> =>
  (await import('./portfolios/list/PortfolioList')).PortfolioList;
const portfolioNew = async (): Promise<ComponentType> =>
  (await import('./portfolios/form/PortfolioNew')).PortfolioNew;
const portfolioDetail = async (): Promise<ComponentType> =>
  (await import('./portfolios/detail/PortfolioDetail')).PortfolioDetail;

/** The only thing this section exposes. The host mounts it under /energy-analysis/* and owns everything around it. */
export default function Section() {
  return (
    <SectionRoutes>
      <Route index element={<StudyList />} />
      <Route
        path="estudios/nuevo"
        element={<LazyPage key="study-new" load={studyNew} props={{}} />}
      />
      <Route
        path="estudios/:id"
        element={<LazyPage key="study" load={studyDetail} props={{ tab: 'data' }} />}
      />
      <Route
        path="estudios/:id/potencia"
        element={
          <LazyPage key="study" load={studyDetail} props={{ tab: 'power', load: studyPower }} />
        }
      />
      <Route
        path="estudios/:id/curva"
        element={
          <LazyPage key="study" load={studyDetail} props={{ tab: 'curve', load: studyCurve }} />
        }
      />
      <Route
        path="estudios/:id/reactiva"
        element={
          <LazyPage
            key="study"
            load={studyDetail}
            props={{ tab: 'reactive', load: studyReactive }}
          />
        }
      />
      <Route
        path="cartera"
        element={<LazyPage key="portfolios" load={portfolioList} props={{}} />}
      />
      <Route
        path="cartera/nueva"
        element={<LazyPage key="portfolio-new" load={portfolioNew} props={{}} />}
      />
      <Route
        path="cartera/:id"
        element={<LazyPage key="portfolio" load={portfolioDetail} props={{}} />}
      />
    </SectionRoutes>
  );
}
