/** Lamp or day, or as the system has it. `public/theme.js` does the same before the first paint. */

export type Choice = 'lamp' | 'day' | 'system';
export const choices: readonly Choice[] = ['lamp', 'day', 'system'];

const saved = 'deciban.theme';

class Theme {
  choice = $state<Choice>('system');
  private day = matchMedia('(prefers-color-scheme: light)');

  constructor() {
    const choice = localStorage.getItem(saved) as Choice | null;
    if (choice && choices.includes(choice)) this.choice = choice;
    this.day.addEventListener('change', () => this.apply());
  }

  choose(choice: Choice): void {
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
