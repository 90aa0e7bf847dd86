/** jsdom has no measures and no timings of requests; tests bring their own. */
Object.assign(Performance.prototype, { measure: () => undefined, getEntriesByName: () => [] });
