/**
 * The demo accounts, one for each role. No imports: the start tool and the browser tests read this file
 * too. The passwords are public on purpose; DEMO_DATA is off by default.
 */
export const demoUsers = [
  {
    email: 'admin@vatio.example',
    password: 'vatio-admin-2025',
    name: 'Lucía Fernández Ortega',
    role: 'admin',
  },
  {
    email: 'writer@vatio.example',
    password: 'vatio-writer-2025',
    name: 'Javier Molina Ruiz',
    role: 'writer',
  },
  {
    email: 'reader@vatio.example',
    password: 'vatio-reader-2025',
    name: 'Carmen Iglesias Soto',
    role: 'reader',
  },
  {
    email: 'pds@vatio.example',
    password: 'vatio-pds-2025',
    name: 'Andrés Navarro Gil',
    role: 'pds_editor',
  },
] as const;
