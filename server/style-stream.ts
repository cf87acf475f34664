import { Writable } from 'node:stream';
import type { EmotionCache } from '@emotion/cache';
import type { PageShell } from './document.ts';

/**
 * Stands between React and the response and puts the styles of what React wrote ahead of it. React
 * calls `flush` after whole tags only, so that is where HTML is let through: the first time within
 * `shell`, its styles in the head; later (content that was suspended) with a style tag before it.
 * Needs a cache with `compat`, of which Emotion writes no tags itself.
 */
export class StyleStream extends Writable {
  readonly #cache: EmotionCache;
  readonly #shell: PageShell;
  readonly #response: Writable;
  readonly #sent = new Set<string>();
  #html: Buffer[] = [];
  #hasStarted = false;

  constructor(cache: EmotionCache, shell: PageShell, response: Writable) {
    super();
    this.#cache = cache;
    this.#shell = shell;
    this.#response = response;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#html.push(chunk);
    done();
  }

  flush(): void {
    if (this.#html.length === 0) return;
    const { beforeStyles, beforeContent } = this.#shell;
    const styles = this.#newStyles();
    const before = this.#hasStarted ? styles : `${beforeStyles}${styles}${beforeContent}`;
    this.#response.write(Buffer.concat([Buffer.from(before), ...this.#html]));
    this.#hasStarted = true;
    this.#html = [];
  }

  override _final(done: () => void): void {
    this.flush();
    this.#response.end(this.#shell.afterContent, done);
  }

  #newStyles(): string {
    const fresh = Object.entries(this.#cache.inserted).filter(([id]) => !this.#sent.has(id));
    if (fresh.length === 0) return '';
    for (const [id] of fresh) this.#sent.add(id);
    const ids = fresh.map(([id]) => id).join(' ');
    const rules = fresh.map(([, rule]) => (typeof rule === 'string' ? rule : '')).join('');
    return `<style data-emotion="${this.#cache.key} ${ids}">${rules}</style>`;
  }
}
