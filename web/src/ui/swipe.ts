/** Sideways strokes of a finger, where they mean nothing else. */

const far = 70;
const steep = 0.5;
const busy = 'button, a, input, textarea, select, [role="button"], [draggable]';

/** Calls `left` or `right` after a stroke that way; gives back how to stop. */
export function swipe(left: () => void, right: () => void): () => void {
  let from: { x: number; y: number } | null = null;

  function down(event: TouchEvent) {
    const touch = event.touches.length === 1 ? event.touches[0]! : null;
    const held = (event.target as Element).closest(busy);
    from = touch && !held ? { x: touch.clientX, y: touch.clientY } : null;
  }

  function up(event: TouchEvent) {
    const touch = event.changedTouches[0];
    if (!from || !touch || event.defaultPrevented) return;
    const across = touch.clientX - from.x;
    const along = Math.abs(touch.clientY - from.y);
    from = null;
    if (Math.abs(across) < far || along > Math.abs(across) * steep) return;
    if (across < 0) left();
    else right();
  }

  document.addEventListener('touchstart', down, { passive: true });
  document.addEventListener('touchend', up);
  return () => {
    document.removeEventListener('touchstart', down);
    document.removeEventListener('touchend', up);
  };
}
