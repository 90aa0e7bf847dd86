import type { Area } from '../src/areaKit/area';
import { Caller } from './calls/caller';
import { type NewCaller, TestApi, type TestApiParts } from './testApi';

/** The API of a test file: it opens before the first test and closes after the last. */
export class FileApi extends TestApi {
  readonly #beforeTests: typeof beforeAll;

  constructor(beforeTests: typeof beforeAll, parts: TestApiParts) {
    super();
    this.#beforeTests = beforeTests;
    beforeAll(() => this.open(parts));
    afterAll(() => this.close());
  }

  /** A caller who signs in before the tests. */
  caller(user: NewCaller): Caller {
    const caller = new Caller(this.url, '', '');
    this.#beforeTests(async () => caller.become(await this.addCaller(user)));
    return caller;
  }
}

type OtherParts = Omit<TestApiParts, 'areas'>;

/**
 * The API of some areas, for test files. Those of an area take the one of `apis/` that has its name:
 * Jest then runs them again for a change in these areas, and not for one in any other.
 */
export function apiOf(...areas: readonly Area[]) {
  const shared = (parts?: OtherParts): FileApi => new FileApi(beforeAll, { ...parts, areas });
  return {
    areas,
    /** The tests of the file find what those before them left. */
    shared,
    /** The same, once 2026 is over: readings of future days do not exist. */
    after2026(): FileApi {
      const api = shared();
      beforeAll(() => api.clock.advance({ seconds: 365 * 24 * 60 * 60 }));
      return api;
    },
    /** Each test of the file begins with an empty database. */
    fresh(): FileApi {
      const api = new FileApi(beforeEach, { areas });
      beforeEach(() => api.reset());
      return api;
    },
    /** One that the caller closes. */
    start: (parts?: OtherParts): Promise<TestApi> => TestApi.start({ ...parts, areas }),
  };
}
