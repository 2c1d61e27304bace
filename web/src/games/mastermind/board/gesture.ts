/** One finger or mouse on a peg: a tap is left to the click, a long press and a drag are told. */

export interface Gesture {
  hold(): void;
  drag(x: number, y: number): void;
  drop(x: number, y: number): void;
  /** The drag came to nothing. */
  cancel(): void;
}

const holdAfter = 450;
const slack = 8;

export function followPointer(down: PointerEvent, on: Gesture): void {
  if (down.button !== 0 || !down.isPrimary) return;
  let state: 'pressed' | 'held' | 'dragged' = 'pressed';
  const timer = setTimeout(() => {
    state = 'held';
    on.hold();
  }, holdAfter);

  const move = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > slack;
    if (state === 'pressed' && far) {
      clearTimeout(timer);
      state = 'dragged';
    }
    if (state === 'dragged') on.drag(event.clientX, event.clientY);
  };
  const up = (event: PointerEvent) => {
    end();
    if (state !== 'pressed') swallowClick();
    if (state === 'dragged') on.drop(event.clientX, event.clientY);
  };
  const cancel = () => {
    end();
    if (state === 'dragged') on.cancel();
  };
  const end = () => {
    clearTimeout(timer);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
}

/** The click that follows a drag or a long press means nothing. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** The hole under a point of the screen. */
export function holeAt(x: number, y: number): number | null {
  const hole = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-hole]')?.dataset.hole;
  return hole === undefined ? null : Number(hole);
}
