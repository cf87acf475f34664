import { Transform } from 'node:stream';
import type { EmotionCache } from '@emotion/cache';

/** CSS rules and their ids in Emotion, which are hashes of their content. */
export interface Styles {
  ids: string;
  rules(): string;
}

/** Returns a function that returns the rules added to `cache` since its last call. */
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
 * A stream for React's HTML that writes a style tag before content that was suspended. React calls `flush`
 * only after complete tags, so HTML is buffered until then.
 */
export class StyledHtml extends Transform {
  readonly #takeStyles: () => Styles;
  readonly #key: string;
  #waiting: Buffer[] = [];

  /** `takeStyles` returns the new rules of an Emotion cache whose key is `key`. */
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
