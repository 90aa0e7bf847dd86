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

const studyOffers = async (): Promise<ComponentType<StudyTabProps>> =>
  (await import('./offers/StudyOffers')).StudyOffers;
const offerPage = async (): Promise<ComponentType> =>
  (await import('./offers/form/OfferPage')).OfferPage;
const studyCurve = async (): Promise<ComponentType<StudyTabProps>> =>
  (await import('./curve/StudyCurve')).StudyCurve;

const studyReactive = async (): Promise<ComponentType<StudyTabProps>> =>
  (await import('./reactive/StudyReactive')).StudyReactive;

const studyReport = async (): Promise<ComponentType<StudyTabProps>> =>
  (await import('./report/StudyReport')).StudyReport;

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
        path="estudios/:id/ofertas"
        element={
          <LazyPage key="study" load={studyDetail} props={{ tab: 'offers', load: studyOffers }} />
        }
      />
      <Route
        path="estudios/:id/ofertas/nueva"
        element={<LazyPage key="offer-new" load={offerPage} props={{}} />}
      />
      <Route
        path="estudios/:id/ofertas/:offerId"
        element={<LazyPage key="offer" load={offerPage} props={{}} />}
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
        path="estudios/:id/informe"
        element={
          <LazyPage key="study" load={studyDetail} props={{ tab: 'report', load: studyReport }} />
        }
      />
    </SectionRoutes>
  );
}
