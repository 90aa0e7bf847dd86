import { act } from '@testing-library/react';
import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../tests/setup/browser';

/** Takes the network away from the browser, or brings it back. */
export function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

/** The composition server lists these sections from now on. @returns the calls, as a mock */
export function listSections(...sections: readonly RegisteredSection[]) {
  const answer = jest.fn(() => HttpResponse.json({ sections }));
  server.use(network.get('*/sections.json', answer));
  return answer;
}
