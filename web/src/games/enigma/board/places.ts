/** The nine places of the mansion, named as on a plan: columns A to C, rows 1 to 3. */
export const places = Array.from({ length: 9 }, (_, place) => place);
export const columns = ['A', 'B', 'C'] as const;
export const rows = [1, 2, 3] as const;

export const row = (place: number): number => Math.floor(place / 3) + 1;
export const column = (place: number): number => (place % 3) + 1;
export const at = (place: number): string => `${columns[place % 3]!}${row(place)}`;
