import { expect } from './fixtures';
import { answer, hang } from './support/api';
import {
  ask,
  click,
  empty,
  failed,
  holdScreens,
  loadingList,
  type Screens,
} from './support/screens/screens';
import {
  answerStudies,
  draftPath,
  pointId,
  poorCheck,
  presentedPath,
  studyPath,
} from './support/screens/studyScreens';

const studies = { address: '/energy-analysis', title: 'Estudios' } as const;
const study = { address: studyPath, title: 'EST-2027-0006' } as const;
const studyApiPath = studyPath.replace('/energy-analysis/estudios/', 'studies/');
const newStudy = {
  address: `/energy-analysis/estudios/nuevo?punto=${pointId}&mes=2025-11`,
  title: 'Nuevo estudio',
} as const;

const lists: Screens = {
  'studies-full': studies,
  'studies-loading': loadingList(studies, 'studies?*'),
  'studies-empty': { ...empty(studies, 'studies?*'), role: 'writer' },
  'studies-pds-editor': { ...empty(studies, 'studies?*'), role: 'pds_editor' },
  'studies-error': failed(studies, 'studies?*'),
};

const forms: Screens = {
  'study-new': newStudy,
  'study-new-incomplete': {
    ...newStudy,
    given: (page) => answer(page, 'studies/check?*', 200, poorCheck),
  },
  'study-new-loading': {
    ...newStudy,
    isLoading: true,
    given: (page) => hang(page, 'api/studies/check?*'),
    when: (page) => expect(page.locator('.placeholder').first()).toBeVisible(),
  },
  'study-new-outage': failed(newStudy, 'studies/check?*'),
  'study-new-errors': {
    address: '/energy-analysis/estudios/nuevo',
    title: 'Nuevo estudio',
    when: click('Crear estudio'),
  },
};

const details: Screens = {
  'study-draft': {
    address: draftPath,
    title: 'EST-2027-0007',
    given: (page) => answer(page, 'studies/check?*', 200, poorCheck),
  },
  'study-data': study,
  'study-presented': { address: presentedPath, title: 'EST-2027-0005', role: 'reader' },
  'study-loading': {
    ...study,
    title: 'Estudio',
    isLoading: true,
    given: (page) => hang(page, `api/${studyApiPath}`),
    when: (page) => expect(page.locator('.placeholder').first()).toBeVisible(),
  },
  'study-present': { ...study, when: ask('Presentar') },
  'study-error': failed({ ...study, title: 'Estudio' }, studyApiPath),
};

const power = { address: `${studyPath}/potencia`, title: 'EST-2027-0006' } as const;
const inputs = 'studies/*/calculations/2/inputs';
const powers: Screens = {
  'study-power': power,
  'study-power-more': { ...power, address: `${power.address}?kw=50,50,50,50,50,50` },
  'study-power-wrong': { ...power, address: `${power.address}?kw=30,29,30,30,30,30` },
  'study-power-draft': { address: `${draftPath}/potencia`, title: 'EST-2027-0007' },
  'study-power-loading': {
    ...power,
    isLoading: true,
    given: (page) => hang(page, `api/${inputs}`),
    when: (page) => expect(page.locator('.placeholder').first()).toBeVisible(),
  },
  'study-power-error': failed(power, inputs),
};

const reactive = { address: `${studyPath}/reactiva`, title: 'EST-2027-0006' } as const;
const reactives: Screens = {
  'study-reactive': reactive,
  'study-reactive-none': {
    ...reactive,
    address: `${presentedPath}/reactiva`,
    title: 'EST-2027-0005',
  },
  'study-reactive-draft': { address: `${draftPath}/reactiva`, title: 'EST-2027-0007' },
  'study-reactive-loading': {
    ...reactive,
    isLoading: true,
    given: (page) => hang(page, `api/${inputs}`),
    when: (page) => expect(page.locator('.placeholder').first()).toBeVisible(),
  },
  'study-reactive-error': failed(reactive, inputs),
};

holdScreens({ ...lists, ...forms, ...details, ...powers, ...reactives }, answerStudies);
