/**
 * jsdom knows `<dialog>` and popovers by name only. This does what browsers do, as far as a test
 * can see: the focus, the content on screen, the events.
 */

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea';

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    // The standard's focusing steps. They look for the attribute, which React does not write.
    (
      this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable)
    )?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

const toggle = (popover: HTMLElement, isOpen: boolean) => {
  if (popover.hasAttribute('data-open') === isOpen) return;
  const newState = isOpen ? 'open' : 'closed';
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  popover.toggleAttribute('data-open', isOpen);
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
};

Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    toggle(this, true);
  },
  hidePopover(this: HTMLElement) {
    toggle(this, false);
  },
});

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (popover) toggle(popover, !popover.hasAttribute('data-open'));
});

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog) return void dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  for (const popover of document.querySelectorAll<HTMLElement>('[popover][data-open]')) {
    toggle(popover, false);
  }
});

const style = document.createElement('style');
style.textContent = '[popover]:not([data-open]) { display: none }';
document.head.append(style);
