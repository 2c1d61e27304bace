/** Line drawings on a grid of 64, all in one weight; each is the `d` of one path. Cards of other
 * sets get one of the plain drawings, always the same for the same card. */
const rooms: Readonly<Record<string, string>> = {
  library:
    'M9 8h46v48H9zM9 32h46M16 32V15h6v17M22 32V19h6v13M32 32l5-17l6 2l-4 15M47 32V13h8M16 56V39h7v17M23 56V43h6v13M36 56V39h5v17M41 56V45h6v11',
  book: 'M32 16C26 11 17 9 7 10v41c10-1 19 0 25 6c6-6 15-7 25-6V10C47 9 38 11 32 16zM32 16v41M14 22h11M14 30h11M14 38h11M47 31a2.5 2.5 0 1 1-2.5-3a5.5 5.5 0 1 1-5 7M45 22a10 10 0 0 1 7 11',
  shadow:
    'M22 21h20M26 21v-8c4-3 8-3 12 0v8M25 21v4a7 8 0 0 0 14 0v-4M17 50c0-11 5-15 15-15s15 4 15 15M17 50L5 58h54L47 50M27 42l5 6l5-6',
  machine:
    'M8 24h48v32H8zM13 24v-9h38v9M20 11h6v9h-6zM29 11h6v9h-6zM38 11h6v9h-6zM15 34a3 3 0 1 0 6 0a3 3 0 1 0-6 0M25 34a3 3 0 1 0 6 0a3 3 0 1 0-6 0M35 34a3 3 0 1 0 6 0a3 3 0 1 0-6 0M45 34a3 3 0 1 0 6 0a3 3 0 1 0-6 0M20 46a3 3 0 1 0 6 0a3 3 0 1 0-6 0M30 46a3 3 0 1 0 6 0a3 3 0 1 0-6 0M40 46a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  teamwork:
    'M11 20a7 7 0 1 0 14 0a7 7 0 1 0-14 0M39 20a7 7 0 1 0 14 0a7 7 0 1 0-14 0M5 50c0-11 5-17 13-17c6 0 9 3 11 7M59 50c0-11-5-17-13-17c-6 0-9 3-11 7M4 56h56M24 56V40h16v16M29 46h6',
  'cipher-room':
    'M9 32a23 23 0 1 0 46 0a23 23 0 1 0-46 0M18 32a14 14 0 1 0 28 0a14 14 0 1 0-28 0M32 9v9M32 46v9M9 32h9M46 32h9M15.7 15.700l6.4 6.400M41.9 41.900l6.4 6.400M48.3 15.700l-6.4 6.400M22.1 41.900l-6.4 6.400M29 30a3 3 0 1 1 4.5 2.600l1.5 5.400h-6l1.5-5.4',
  'radio-room':
    'M9 30h46v26H9zM9 30L37 12M17 43a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M36 38h13M36 44h13M36 50h13M43 9a7 7 0 0 1 0 10M48 5a13 13 0 0 1 0 18',
  gallery:
    'M19 9c7 0 11 8 11 18s-4 18-11 18S8 37 8 27S12 9 19 9zM45 9c7 0 11 8 11 18s-4 18-11 18s-11-8-11-18s4-18 11-18zM19 45v11M11 56h16M45 45v11M37 56h16M14 31l7-12M19 34l5-8M40 31l7-12M45 34l5-8',
  crypt: 'M5 57h54M10 57V31a22 22 0 0 1 44 0v26M18 57V33a14 14 0 0 1 28 0v24M32 25v15M26 30h12M18 49h28',
  errand: 'M7 15h50v36H7zM7 15l25 21l25-21M7 51l18-20M57 51L39 31M26 40a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
};

const plainRooms = [
  'M14 57V9h36v48M21 57V16h22v41M8 57h48M37 37v3',
  'M7 56h13V46h10V36h10V26h10V16h8M7 40l35-31',
  'M14 8h36v44H14zM32 8v44M14 30h36M9 52h46v5H9z',
  'M22 28l4-17h12l4 17zM32 28v22M20 56h24M26 50h12M12 14l5 3M52 14l-5 3',
];

const characters: Readonly<Record<string, string>> = {
  cryptologist:
    'M20 20c0-9 5-13 12-13s12 4 12 13v2c0 8-5 13-12 13s-12-5-12-13zM22 21a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M33 21a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M8 58c0-13 7-19 18-21l6 6l6-6c11 2 18 8 18 21M32 43v15',
  messiah:
    'M10 58c-1-22 6-45 22-51c16 6 23 29 22 51M21 33c0-9 5-14 11-14s11 5 11 14s-5 13-11 13s-11-4-11-13zM32 25v15M25 28l14 9M39 28l-14 9M22 58l10-8l10 8',
  wanderer:
    'M12 22c13 4 27 4 40 0M20 23c0-10 4-15 12-15s12 5 12 15M23 25v3a9 9 0 0 0 18 0v-3M9 58l6-15c5-4 10-6 17-6s12 2 17 6l2 5M32 37v21M56 18v40M52 22l4-4l4 4',
  spy: 'M12 20c13 6 27 6 40 0M19 22l4-13h18l4 13M21 26c0 8 4 13 11 13s11-5 11-13M24 28h6M34 28h6M8 58c1-11 6-17 13-20l11 13l11-13c7 3 12 9 13 20',
  medium:
    'M17 30a15 15 0 1 0 30 0a15 15 0 1 0-30 0M21 46l-4 11h30l-4-11M24 27c2-4 5-6 9-6M5 44c1-8 4-13 8-15M59 44c-1-8-4-13-8-15M32 5v5M17 9l3 4M47 9l-3 4',
  archivist:
    'M7 9h34v48H7zM7 25h34M7 41h34M19 17h10M19 33h10M19 49h10M46 13l11 3l-10 41h-6M49 24l4 1M47 31l4 1',
  ghost: 'M13 57V29a19 19 0 0 1 38 0v28l-6-6l-6 6l-7-6l-7 6l-6-6zM25 26v6M39 26v6M27 41c3 3 7 3 10 0',
};

const plainCharacters = [
  'M20 20a12 12 0 1 0 24 0a12 12 0 1 0-24 0M8 58c0-14 9-22 24-22s24 8 24 22',
  'M20 22a12 12 0 1 0 24 0a12 12 0 1 0-24 0M14 18L32 6l18 12M8 58c0-14 9-20 24-20s24 6 24 20',
  'M18 24c0-10 5-16 14-16s14 6 14 16c0 7-4 12-14 12s-14-5-14-12zM10 58c2-12 10-18 22-18s20 6 22 18M25 23h4M35 23h4',
];

export const roomDrawing = (id: string): string => rooms[id] ?? pick(plainRooms, id);
export const characterDrawing = (id: string): string => characters[id] ?? pick(plainCharacters, id);

function pick(drawings: readonly string[], id: string): string {
  const sum = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  return drawings[sum % drawings.length]!;
}
