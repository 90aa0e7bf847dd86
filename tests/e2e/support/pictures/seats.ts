import type { Browser, Page } from '@playwright/test';
import type { Role } from '@vatio/contracts/roles';
import { sessionOf } from '../accounts';
import { answerAvatars } from '../avatars';
import { expiring, leaveToken } from '../leftToken';
import { people } from '../people';
import { type Problems, watchProblems } from '../problems';
import { hideMenuBadge } from '../screens/menuBadge';

/** Today's date on every picture: contracts end a fixed number of days from now. */
const shownNow = new Date('2026-11-20T10:00:00.000Z');

/** The session is open for the page, whose now this is, and for the composition server. */
const secondsLeft = () => Math.ceil(7200 + Math.max(0, (shownNow.getTime() - Date.now()) / 1000));

/** A person in front of a page. */
interface Seat {
  readonly page: Page;
  /** Those of the state that is on screen. */
  readonly problems: Problems;
  readonly open: (baseUrl: string, path: string) => Promise<void>;
}

/** One page for each role, which shows the states of a file one after the other. */
export function shareSeats() {
  const seats = new Map<Role, Seat>();
  const leave = async (role: Role) => {
    await seats.get(role)?.page.context().close();
    seats.delete(role);
  };
  return {
    /** A page that keeps no state from before but what the browser has cached. */
    async take(browser: Browser, role: Role): Promise<Seat> {
      const seat = seats.get(role) ?? (await seatOf(browser, role));
      seats.set(role, seat);
      await seat.page.goto('about:blank');
      await seat.page.unrouteAll();
      seat.problems.forget();
      return seat;
    },
    leave,
    leaveAll: async () => {
      for (const role of seats.keys()) await leave(role);
    },
  };
}

async function seatOf(browser: Browser, role: Role): Promise<Seat> {
  const context = await browser.newContext();
  await answerAvatars(context);
  await hideMenuBadge(context);
  const problems = await watchProblems(context);
  const token = await sessionOf(context.request, people[role]);
  const page = await context.newPage();
  await page.clock.setFixedTime(shownNow);
  // The next state must not see what a form has kept for a reload.
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') sessionStorage.clear();
  });
  return {
    page,
    problems,
    async open(baseUrl, path) {
      await leaveToken(context, baseUrl, expiring(token, secondsLeft()));
      await page.goto(path);
    },
  };
}
