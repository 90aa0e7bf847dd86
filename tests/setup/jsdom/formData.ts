/** Node's FormData, which the test environment has in place of jsdom's, cannot read a form. */
globalThis.FormData = class extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? []) {
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isField && field.name) this.append(field.name, field.value);
    }
  }
};
