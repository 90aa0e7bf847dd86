import { answerClaims, shownClaim } from './support/screens/bills/claimScreens';
import {
  click,
  empty,
  failed,
  holdScreens,
  loadingList,
  type Screens,
} from './support/screens/screens';

const claims = { address: '/billing/reclamaciones', title: 'Reclamaciones' } as const;
const claim = {
  address: `/billing/reclamaciones/${shownClaim.id}`,
  title: 'Reclamación R-0001',
} as const;
const bill = shownClaim.claimedBills[0]?.billId ?? '';

const screens: Screens = {
  'claims-full': claims,
  'claims-filtered': { ...claims, address: '/billing/reclamaciones?estado=open&plazo=overdue' },
  'claims-loading': loadingList(claims, 'claims?*'),
  'claims-empty': empty(claims, 'claims?*'),
  'claims-no-matches': { ...empty(claims, 'claims?*'), address: '/billing/reclamaciones?q=nada' },
  'claims-error': failed(claims, 'claims?*'),
  'claim-open': claim,
  'claim-reader': { ...claim, role: 'reader' },
  'claim-settle': { ...claim, when: click('Apuntar la respuesta') },
  'claim-error': failed({ ...claim, title: 'Reclamación' }, `claims/${shownClaim.id}`),
  'claim-new': {
    address: `/billing/reclamaciones/nueva?facturas=${bill}`,
    title: 'Nueva reclamación',
  },
  'claim-edit': { address: `${claim.address}/editar`, title: 'Editar reclamación' },
  'claim-letter': { address: `${claim.address}/carta`, title: 'Carta de R-0001' },
};

holdScreens(screens, answerClaims);
