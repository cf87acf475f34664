import * as v from 'valibot';
import { isOrigin } from '#shared/origin.ts';

const wholeNumber = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'has to be a whole number'),
    v.transform(Number),
    v.maxValue(max, `has to be at most ${max}`),
  );

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'has to be an origin such as https://www.example.com, without a path'),
  v.transform((text) => new URL(text).origin),
);

const logLevels = ['fatal', 'error', 'warn', 'info', 'silent'] as const;

const schema = v.object({
  PORT: v.optional(wholeNumber(65_535), '3000'),
  HOST: v.optional(v.string()),
  /** The public origin, for canonical links, sharing tags and the sitemap. */
  SITE_URL: v.optional(origin),
  /** Another origin that serves `/assets/`, such as a storage host or a CDN. */
  ASSET_ORIGIN: v.optional(origin),
  INDEXING: v.optional(v.picklist(['on', 'off'], 'has to be on or off'), 'on'),
  /** How long the server still accepts requests after the signal to stop, in milliseconds. */
  SHUTDOWN_GRACE_MS: v.optional(wholeNumber(600_000), '1000'),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `has to be one of ${logLevels.join(', ')}`), 'info'),
});

export const settingNames = Object.keys(schema.entries);

export type Settings = ReturnType<typeof readSettings>;

/** Thrown if settings are invalid. The message has one sentence per invalid setting, which names the setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads and validates the settings. An empty variable counts as unset. `address` is the default of `SITE_URL`: the
 * origin in the owner's `site.yaml`, or ''. Throws `SettingsError` if a value is invalid.
 */
export function readSettings(environment: NodeJS.ProcessEnv, address: string) {
  const given = Object.entries({
    ...environment,
    SITE_URL: environment.SITE_URL || address,
  }).filter(([, value]) => value);
  const result = v.safeParse(schema, Object.fromEntries(given));
  if (result.success) return result.output;
  const sentences = result.issues.map(
    ({ path, message }) =>
      `${path?.[0]?.key} ${message}, but is ${JSON.stringify(path?.[0]?.value)}.`,
  );
  throw new SettingsError(sentences.join(' '));
}

/** Returns a warning about settings that are valid but probably a mistake, or ''. */
export function settingsWarning({ SITE_URL }: Settings): string {
  if (SITE_URL) return '';
  return 'SITE_URL is not set: pages have no canonical link, social networks get a picture only with ASSET_ORIGIN, and there is no sitemap.';
}
