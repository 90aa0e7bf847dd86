import { Caller } from './calls/caller';
import { type NewCaller, TestApi, type TestApiParts } from './testApi';

export { bearer, type TestUser, testXsrfKey, xsrfPair } from './testApi';

/** The API of a test file: it opens before the first test and closes after the last. */
class FileApi extends TestApi {
  readonly #beforeTests: typeof beforeAll;

  constructor(beforeTests: typeof beforeAll, parts?: TestApiParts) {
    super();
    this.#beforeTests = beforeTests;
    beforeAll(() => this.open(parts));
    afterAll(() => this.close());
  }

  /** Somebody who signs in before the tests. */
  caller(user: NewCaller): Caller {
    const caller = new Caller(this.url, '', '');
    this.#beforeTests(async () => caller.become(await this.addCaller(user)));
    return caller;
  }
}

/** The tests of the file find what those before them left. */
export const sharedApi = (parts?: TestApiParts): FileApi => new FileApi(beforeAll, parts);

/** The same, once 2026 is over: nobody writes readings of days to come. */
export function apiAfter2026(): FileApi {
  const api = sharedApi();
  beforeAll(() => api.clock.advance({ seconds: 365 * 24 * 60 * 60 }));
  return api;
}

/** Each test of the file begins with an empty database. */
export function freshApi(): FileApi {
  const api = new FileApi(beforeEach);
  beforeEach(() => api.reset());
  return api;
}
