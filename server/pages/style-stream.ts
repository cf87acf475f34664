import { Writable } from 'node:stream';
import type { EmotionCache } from '@emotion/cache';
import { stylesAttribute } from '#shared/document-contract.ts';
import type { PageShell } from './document.ts';

export interface StyleStreamOptions {
  /** Has to have `compat` set, so that Emotion writes no tags itself. */
  cache: EmotionCache;
  shell: PageShell;
  /** Called ahead of the first byte with the styles in the head; returns where the HTML goes. */
  begin: (styles: string) => Writable;
  /** Called with the whole HTML once all of it has been written. */
  complete: (html: Buffer) => void;
}

/**
 * Stands between React and the response and puts the styles of what React wrote ahead of it. React
 * calls `flush` after whole tags only, so that is where HTML is let through: the first time within
 * `shell`, its styles in the head; later (content that was suspended) with a style tag before it.
 */
export class StyleStream extends Writable {
  readonly #options: StyleStreamOptions;
  readonly #sentStyles = new Set<string>();
  readonly #sentHtml: Buffer[] = [];
  #waitingHtml: Buffer[] = [];
  #target: Writable | undefined;

  constructor(options: StyleStreamOptions) {
    super();
    this.#options = options;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#waitingHtml.push(chunk);
    done();
  }

  flush(): void {
    if (this.#waitingHtml.length === 0) return;
    const { ids, rules } = this.#takeNewStyles();
    const { beforeStyles, beforeContent } = this.#options.shell;
    const { key } = this.#options.cache;
    const before = this.#target
      ? styleTag('data-emotion', `${key} ${ids}`, rules)
      : `${beforeStyles}${styleTag(stylesAttribute, ids, rules)}${beforeContent}`;
    this.#target ??= this.#options.begin(rules);
    this.#send(Buffer.concat([Buffer.from(before), ...this.#waitingHtml]));
    this.#waitingHtml = [];
  }

  override _final(done: () => void): void {
    this.flush();
    this.#send(Buffer.from(this.#options.shell.afterContent));
    this.#options.complete(Buffer.concat(this.#sentHtml));
    this.#target?.end();
    done();
  }

  #send(html: Buffer): void {
    this.#sentHtml.push(html);
    this.#target?.write(html);
  }

  #takeNewStyles(): { ids: string; rules: string } {
    const fresh = Object.entries(this.#options.cache.inserted).filter(
      ([id]) => !this.#sentStyles.has(id),
    );
    for (const [id] of fresh) this.#sentStyles.add(id);
    return {
      ids: fresh.map(([id]) => id).join(' '),
      rules: fresh.map(([, rule]) => (typeof rule === 'string' ? rule : '')).join(''),
    };
  }
}

/** Styles as a tag that names its rules: those of the head for `adoptStyles`, later ones for Emotion. */
function styleTag(attribute: string, ids: string, rules: string): string {
  return rules ? `<style ${attribute}="${ids}">${rules}</style>` : '';
}
