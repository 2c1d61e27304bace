/** Two soft sounds, made on the spot; off until somebody wants them. */

const saved = 'deciban.sound';

class Sound {
  on = $state(localStorage.getItem(saved) === 'on');
  private context: AudioContext | undefined;

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(saved, this.on ? 'on' : 'off');
    if (this.on) this.bell();
  }

  /** My turn. */
  bell(): void {
    this.strike(880, 0.9, 0.12);
    this.strike(1318.5, 0.6, 0.05);
  }

  /** Something was laid on the table. */
  click(): void {
    this.strike(196, 0.06, 0.12);
  }

  private strike(pitch: number, seconds: number, loudness: number): void {
    if (!this.on) return;
    this.context ??= new AudioContext();
    const { currentTime: now, destination } = this.context;
    const tone = new OscillatorNode(this.context, { frequency: pitch });
    const fade = new GainNode(this.context, { gain: loudness });
    fade.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    tone.connect(fade).connect(destination);
    tone.start(now);
    tone.stop(now + seconds);
  }
}

export const sound = new Sound();
