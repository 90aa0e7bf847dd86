/** jsdom keeps no measures and no timings of what was fetched; the tests that need some bring them. */
Object.assign(Performance.prototype, { measure: () => undefined, getEntriesByName: () => [] });
