import { providePlatform } from '../host';
import { testHost } from './testHost';

/**
 * The same exports as `@vatio/platform`, with a fake host: a section's tests import it instead.
 * `@vatio/platform/testing/controls` steers it.
 */
providePlatform(testHost);

export * from '../index';
