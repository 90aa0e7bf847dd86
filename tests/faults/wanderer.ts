import type { Page } from '@playwright/test';
import { expectPage, heading, sections, shellOf } from '../e2e/support/screens/screen';
import { lookAgain } from '../e2e/support/updates';

/** A person who goes from section to section by the menu, and whose browser reports every error. */
export class Wanderer {
  readonly failures: string[] = [];
  readonly #versions = new Set<string>();
  #navigations = 0;

  constructor(private readonly page: Page) {
    page.on('pageerror', (error) => this.failures.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.failures.push(`console error: ${message.text()}`);
    });
    page.on('response', (response) => {
      const [, version] = /\/remotes\/([^/]+\/[^/]+)\//.exec(response.url()) ?? [];
      if (version && response.ok()) this.#versions.add(version);
    });
  }

  get navigations(): number {
    return this.#navigations;
  }

  /** Sections and versions whose files have come. */
  get versionsSeen(): number {
    return this.#versions.size;
  }

  /** Walks until `stop` is aborted; finishes a navigation under way. */
  async walk(stop: AbortSignal): Promise<void> {
    await this.page.goto('/energy-analysis');
    await heading(this.page, 'Estudios').waitFor();
    while (!stop.aborted) {
      for (const { title } of sections) await this.#go(title);
      // Left alone, the page would ask for new versions every half minute.
      await lookAgain(this.page);
    }
  }

  async #go(title: string): Promise<void> {
    this.#navigations += 1;
    try {
      await shellOf(this.page).link(title).click();
      // Longer than an expectation outside a test runner lasts: a slow machine is no failure.
      await heading(this.page, title).waitFor();
      await expectPage(this.page, title);
    } catch (error) {
      this.failures.push(`${title}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
