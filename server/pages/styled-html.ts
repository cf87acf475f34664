import { Transform } from 'node:stream';
import type { EmotionCache } from '@emotion/cache';

/** CSS rules and the ids under which Emotion knows them, which stand for their content. */
export interface Styles {
  ids: string;
  rules(): string;
}

/** Returns a function that takes the rules which `cache` has got since it was last called. */
export function createStyleCollector({ inserted }: EmotionCache): () => Styles {
  const taken = new Set<string>();
  return () => {
    const fresh = Object.keys(inserted).filter((id) => !taken.has(id));
    for (const id of fresh) taken.add(id);
    const ruleOf = (id: string) => (typeof inserted[id] === 'string' ? inserted[id] : '');
    return { ids: fresh.join(' '), rules: () => fresh.map(ruleOf).join('') };
  };
}

/**
 * The HTML that React pipes into this. Content that was suspended comes with a style tag ahead of it.
 * React calls `flush` after whole tags, so only there HTML is let through.
 */
export class StyledHtml extends Transform {
  readonly #takeStyles: () => Styles;
  readonly #key: string;
  #waiting: Buffer[] = [];

  /** `takeStyles` returns the rules that are new, for an Emotion cache with this `key`. */
  constructor(takeStyles: () => Styles, key: string) {
    super();
    this.#takeStyles = takeStyles;
    this.#key = key;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#waiting.push(chunk);
    done();
  }

  flush(): void {
    if (this.#waiting.length === 0) return;
    const { ids, rules } = this.#takeStyles();
    if (ids) this.push(`<style data-emotion="${this.#key} ${ids}">${rules()}</style>`);
    this.push(Buffer.concat(this.#waiting));
    this.#waiting = [];
  }

  override _flush(done: () => void): void {
    this.flush();
    done();
  }
}
