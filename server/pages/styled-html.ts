import { Transform } from 'node:stream';
import type { EmotionCache } from '@emotion/cache';

/** CSS rules and their ids in Emotion, which are hashes of their content. */
export interface Styles {
  ids: string;
  rules: string;
}

/** Returns a function that returns the rules added to `cache` since its last call. */
export function createStyleCollector({ inserted }: EmotionCache): () => Styles {
  const taken = new Set<string>();
  return () => {
    const newIds = Object.keys(inserted).filter((id) => !taken.has(id));
    for (const id of newIds) taken.add(id);
    const ruleOf = (id: string) => (typeof inserted[id] === 'string' ? inserted[id] : '');
    return { ids: newIds.join(' '), rules: newIds.map(ruleOf).join('') };
  };
}

/**
 * A stream for React's HTML that writes a style tag before content that was suspended. React calls `flush`
 * only after complete tags, so HTML is buffered until then. `takeStyles` returns the new rules of an Emotion
 * cache whose key is `key`.
 */
export function createStyledHtml(takeStyles: () => Styles, key: string): Transform {
  let buffered: Buffer[] = [];

  function flush(): void {
    if (buffered.length === 0) return;
    const { ids, rules } = takeStyles();
    if (ids) stream.push(`<style data-emotion="${key} ${ids}">${rules}</style>`);
    stream.push(Buffer.concat(buffered));
    buffered = [];
  }

  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      buffered.push(chunk);
      done();
    },
    flush(done) {
      flush();
      done();
    },
  });
  return Object.assign(stream, { flush });
}
