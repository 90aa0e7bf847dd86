import type { PriceTable } from './accessPrices';

/** The price of an excess of power: t_ep, since 1 April 2025 by period (Circular CNMC 1/2025). */
export interface ExcessPrices {
  readonly from: string;
  readonly to: string;
  readonly norm: string;
  /** Points of type 4 and 5, €/kW·día. */
  readonly excessDaily: PriceTable;
  /** Points of type 1, 2 and 3, €/kW for a month. */
  readonly excessMonthly: PriceTable;
  /** Warnings to read before a claim with one of them. */
  readonly notes?: { readonly excessDaily?: string; readonly excessMonthly?: string };
}

/** The same t_ep for all six periods, as it was until March 2025. */
const sixTimes = (value: string) => Array.from({ length: 6 }, () => value).join(' ');

export const excessPrices: readonly ExcessPrices[] = [
  {
    from: '2024-01-01',
    to: '2024-12-31',
    norm: 'Resolución CNMC 21-12-2023, BOE-A-2023-26251',
    excessDaily: {
      '2.0TD': '0.099060 0.099060',
      '3.0TD': sixTimes('0.111643'),
      '6.1TD': sixTimes('0.117264'),
      '6.2TD': sixTimes('0.108910'),
      '6.3TD': sixTimes('0.099256'),
      '6.4TD': sixTimes('0.095864'),
    },
    notes: {
      excessDaily: 'Que el factor 2 se aplique con el t_ep diario de 2024 es una inferencia.',
    },
    excessMonthly: {
      '2.0TD': '3.013070 3.013070',
      '3.0TD': sixTimes('3.395810'),
      '6.1TD': sixTimes('3.566788'),
      '6.2TD': sixTimes('3.312680'),
      '6.3TD': sixTimes('3.019048'),
      '6.4TD': sixTimes('2.915852'),
    },
  },
  {
    from: '2025-04-01',
    to: '2025-12-31',
    norm: 'Circular CNMC 1/2025, BOE-A-2025-5341',
    excessDaily: {
      '2.0TD': '0.275041 0.005297',
      '3.0TD': '0.168944 0.089294 0.028322 0.021656 0.006126 0.006126',
      '6.1TD': '0.272540 0.144093 0.054076 0.038105 0.000806 0.000717',
      '6.2TD': '0.171493 0.097260 0.025605 0.015601 0.000612 0.000543',
      '6.3TD': '0.247625 0.149204 0.048608 0.031679 0.001040 0.000916',
      '6.4TD': '0.185913 0.111149 0.026992 0.018762 0.000558 0.000372',
    },
    excessMonthly: {
      '2.0TD': '2.953979 0.056891',
      '3.0TD': '3.361213 1.776546 0.563477 0.430844 0.121880 0.121880',
      '6.1TD': '3.332942 1.762138 0.661311 0.465989 0.009852 0.008771',
      '6.2TD': '3.292963 1.867567 0.491658 0.299575 0.011745 0.010432',
      '6.3TD': '3.099043 1.867297 0.608334 0.396461 0.013018 0.011460',
      '6.4TD': '2.732620 1.633705 0.396742 0.275775 0.008201 0.005465',
    },
  },
  {
    from: '2026-01-01',
    to: '2026-12-31',
    norm: 'Resolución CNMC 18-12-2025, BOE-A-2025-26348',
    excessDaily: {
      '2.0TD': '0.279426 0.005316',
      '3.0TD': '0.171373 0.090584 0.028721 0.021891 0.006142 0.006142',
      '6.1TD': '0.275735 0.146094 0.054668 0.038455 0.000817 0.000722',
      '6.2TD': '0.173206 0.097562 0.025825 0.015703 0.000612 0.000542',
      '6.3TD': '0.238584 0.143616 0.048105 0.031355 0.001018 0.000889',
      '6.4TD': '0.186364 0.111026 0.027859 0.019355 0.000575 0.000394',
    },
    excessMonthly: {
      '2.0TD': '2.968850 0.056473',
      '3.0TD': '3.325715 1.757877 0.557353 0.424794 0.119179 0.119179',
      '6.1TD': '3.431797 1.818277 0.680379 0.478581 0.010172 0.008984',
      '6.2TD': '3.243495 1.826897 0.483612 0.294055 0.011467 0.010143',
      '6.3TD': '3.063808 1.844204 0.617738 0.402624 0.013069 0.011406',
      '6.4TD': '2.736629 1.630338 0.409096 0.284221 0.008441 0.005787',
    },
    notes: {
      excessMonthly: 'Valores de 2026 de una sola fuente: compáralos con el BOE antes de reclamar.',
    },
  },
];
