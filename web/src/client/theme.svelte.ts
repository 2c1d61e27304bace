/** Lamp or day, or as the system has it. `public/theme.js` does the same before the first paint. */

export type ThemeChoice = 'lamp' | 'day' | 'system';
export const themes: readonly ThemeChoice[] = ['lamp', 'day', 'system'];

const saved = 'deciban.theme';

class Theme {
  choice = $state<ThemeChoice>('system');
  private day = matchMedia('(prefers-color-scheme: light)');

  constructor() {
    const choice = localStorage.getItem(saved) as ThemeChoice | null;
    if (choice && themes.includes(choice)) this.choice = choice;
    this.day.addEventListener('change', () => this.apply());
  }

  choose(choice: ThemeChoice): void {
    this.choice = choice;
    localStorage.setItem(saved, choice);
    this.apply();
  }

  private apply(): void {
    const system = this.day.matches ? 'day' : 'lamp';
    document.documentElement.dataset.theme = this.choice === 'system' ? system : this.choice;
  }
}

export const theme = new Theme();
