import { alwaysShared, routerNames, zodNames } from '@vatio/build/sharing';
import * as platform from '@vatio/platform';
import React from 'react';
import * as router from 'react-router-dom';
import * as zod from 'zod';
import { openDoor } from './doors';
import { shares } from './shares';

describe('what every section gets', () => {
  it('is what the sharing policy says, and no more', () => {
    expect(Object.keys(shares).sort()).toEqual(Object.keys(alwaysShared).sort());
  });

  it('of the router is exactly the names of the policy, none of them undefined', () => {
    const given = Object.entries(Object(shares['react-router-dom']));
    expect(given.map(([name]) => name).sort()).toEqual([...routerNames].sort());
    for (const [name, value] of given) expect(value).toBe(Object(router)[name]);
  });

  it('is the copy that the host runs on', () => {
    expect(shares.react).toBe(React);
    expect(shares['@vatio/platform']).toMatchObject({ useSession: platform.useSession });
  });

  it('of zod are the names of the policy, in the door of forms', async () => {
    const { library } = await openDoor('@vatio/ui/forms');
    for (const name of zodNames) expect(Object(library)[name]).toBe(Object(zod)[name]);
  });
});
