/** The ten enamels. Each has a shape inlaid, so that colour is never the only sign; the colours
 * themselves were chosen to stay apart for red-, green- and blue-blind eyes as well. */

export interface Enamel {
  fill: string;
  /** The inlay, drawn in a square from -10 to 10. */
  shape: string;
  /** The inlay is cut in ivory on dark enamel and in ink on light. */
  dark: boolean;
  /** A line rather than a filled shape. */
  line?: boolean;
}

const square = 'M-7-7H7V7H-7Z';
const star =
  'M0-10L2.6-3.5L9.5-3.1L4.2 1.4L5.9 8.1L0 4.4L-5.9 8.1L-4.2 1.4L-9.5-3.1L-2.6-3.5Z';
const triangle = 'M0-9L8.8 6.5H-8.8Z';
const drop = 'M0-10.5C4-4.5 7.2-.8 7.2 3A7.2 7.2 0 0 1-7.2 3C-7.2-.8-4-4.5 0-10.5Z';
const circle = 'M0-7.6A7.6 7.6 0 0 1 0 7.6A7.6 7.6 0 0 1 0-7.6Z';
const diamond = 'M0-10L7.4 0L0 10L-7.4 0Z';
const cross = 'M-2.9-8.8H2.9V-2.9H8.8V2.9H2.9V8.8H-2.9V2.9H-8.8V-2.9H-2.9Z';
const crescent = 'M3.2-9A9.3 9.3 0 1 0 8.8 5.2A8 8 0 0 1 3.2-9Z';
const waves = 'M-9-3.6Q-4.5-8.6 0-3.6T9-3.6M-9 4.4Q-4.5-.6 0 4.4T9 4.4';
const heart = 'M0 9C-13 .5-8.6-8.8-3.4-7.6C-1.4-7.1-.4-5.6 0-4.2C.4-5.6 1.4-7.1 3.4-7.6C8.6-8.8 13 .5 0 9Z';

export const enamels: readonly Enamel[] = [
  { fill: '#bb1e17', shape: square, dark: true },
  { fill: '#f8d92f', shape: star, dark: false },
  { fill: '#1d9463', shape: triangle, dark: true },
  { fill: '#3560d2', shape: drop, dark: true },
  { fill: '#f79420', shape: circle, dark: false },
  { fill: '#712f86', shape: diamond, dark: true },
  { fill: '#fbf3e1', shape: cross, dark: false },
  { fill: '#2a2b31', shape: crescent, dark: true },
  { fill: '#4fdbe8', shape: waves, dark: false, line: true },
  { fill: '#efa3b5', shape: heart, dark: false },
];

/** The text that names what is in a hole. */
export function colorKey(symbol: number, colors: number): string {
  return symbol < colors ? `color-${symbol}` : 'color-empty';
}
