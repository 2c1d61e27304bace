/** Names of the people who share this device at a table: the house knows only one of them. */

function place(table: string): string {
  return `deciban.names.${table}`;
}

export function nickname(table: string, seat: number): string {
  return read(table)[seat] ?? '';
}

export function rename(table: string, seat: number, name: string): void {
  localStorage.setItem(place(table), JSON.stringify({ ...read(table), [seat]: name }));
}

function read(table: string): Record<number, string> {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? '{}') as Record<number, string>;
  } catch {
    return {};
  }
}

/** Another go: the same people are called the same. */
export function copyNames(from: string, to: string): void {
  const names = localStorage.getItem(place(from));
  if (names) localStorage.setItem(place(to), names);
}
