/** Before every test: what a browser has and jsdom lacks; after it, nothing is left behind. */
import { cleanup, configure } from '@testing-library/svelte';
import { afterEach } from 'vitest';

// However busy the machine is.
configure({ asyncUtilTimeout: 30_000 });

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
