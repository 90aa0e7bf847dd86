import { answer } from './support/api';
import { ask, click, holdScreens, type Screens } from './support/screens/screens';
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
const newStudy = {
  address: `/energy-analysis/estudios/nuevo?punto=${pointId}&mes=2025-11`,
  title: 'Nuevo estudio',
} as const;

const lists: Screens = { 'studies-full': { ...studies, isNarrowToo: true } };

const forms: Screens = {
  'study-new-incomplete': {
    ...newStudy,
    given: (page) => answer(page, 'studies/check?*', 200, poorCheck),
  },
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
  'study-data': { ...study, isNarrowToo: true },
  'study-present': { ...study, when: ask('Presentar') },
};

const power = { address: `${studyPath}/potencia`, title: 'EST-2027-0006' } as const;
const powers: Screens = {
  'study-power': { ...power, isNarrowToo: true },
  'study-power-wrong': { ...power, address: `${power.address}?kw=30,29,30,30,30,30` },
};

const reactive = { address: `${studyPath}/reactiva`, title: 'EST-2027-0006' } as const;
const reactives: Screens = {
  'study-reactive': reactive,
  'study-reactive-none': {
    ...reactive,
    address: `${presentedPath}/reactiva`,
    title: 'EST-2027-0005',
  },
};

holdScreens({ ...lists, ...forms, ...details, ...powers, ...reactives }, answerStudies);
