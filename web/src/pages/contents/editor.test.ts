import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Editor from './Editor.svelte';

it('numbers the lines, marks those that are wrong and leads to them', () => {
  Element.prototype.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  const marks = [{ line: 2, kind: 'bad' as const }];
  const props = { text: 'one\ntwo\nthree', label: 'Text', marks, about: 'said', write: vi.fn() };
  const { container, component } = render(Editor, props);
  expect(container.querySelector('pre')!.textContent).toBe('1\n2\n3');
  expect(container.querySelector('.sign')!.textContent).toBe('2');
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(area.getAttribute('aria-invalid')).toBe('true');
  component.show(2);
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('two');
  component.show(99);
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('three');
});
