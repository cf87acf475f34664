import { compile } from 'proxy-addr';
import * as v from 'valibot';

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'has to be a whole number'),
    v.transform(Number),
    v.minValue(least, `has to be at least ${least}`),
    v.maxValue(most, `has to be at most ${most}`),
  );

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'has to be an origin such as https://www.example.com, without a path'),
  v.transform((text) => new URL(text).origin),
);

/** Proxies by address, network or a name that `proxy-addr` knows, such as loopback. */
const proxies = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return compile(dataset.value.split(/[\s,]+/).filter(Boolean));
    } catch {
      const message =
        'has to be a list of addresses and networks such as 10.0.0.0/8, or loopback (all addresses at once, /0, cannot be trusted)';
      addIssue({ message });
      return NEVER;
    }
  }),
);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** The scope of HSTS: this host, its subdomains too, or both with consent to the browsers' preload list. */
const hstsScopes = ['host', 'subdomains', 'preload'] as const;

/** Every setting of the server by its name in the environment, with its default. */
const schema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.string()),
  SITE_URL: v.optional(origin, 'http://localhost:3000'),
  ASSET_ORIGIN: v.optional(origin),
  PAGE_CACHE: v.optional(v.picklist(['on', 'off'], 'has to be on or off'), 'on'),
  RENDER_TIMEOUT_MS: v.optional(wholeNumber(1, 600_000), '10000'),
  HSTS_MAX_AGE_S: v.optional(wholeNumber(0, 63_072_000), '0'),
  HSTS_SCOPE: v.optional(
    v.picklist(hstsScopes, `has to be one of ${hstsScopes.join(', ')}`),
    'host',
  ),
  TRUST_PROXY: v.optional(proxies, ''),
  KEEP_ALIVE_TIMEOUT_MS: v.optional(wholeNumber(1, 600_000), '75000'),
  HEADERS_TIMEOUT_MS: v.optional(wholeNumber(1, 600_000), '15000'),
  REQUEST_TIMEOUT_MS: v.optional(wholeNumber(1, 600_000), '30000'),
  IDLE_TIMEOUT_MS: v.optional(wholeNumber(1, 600_000), '120000'),
  SHUTDOWN_GRACE_MS: v.optional(wholeNumber(0, 600_000), '1000'),
  SHUTDOWN_LIMIT_MS: v.optional(wholeNumber(1, 600_000), '15000'),
  INDEXING: v.optional(v.picklist(['on', 'off'], 'has to be on or off'), 'on'),
  ACCESS_LOG: v.optional(v.picklist(['on', 'off'], 'has to be on or off'), 'off'),
  SLOW_REQUEST_MS: v.optional(wholeNumber(1, 600_000), '1000'),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `has to be one of ${logLevels.join(', ')}`), 'info'),
});

/** The schema with the checks that concern two settings. */
const checkedSchema = v.pipe(
  schema,
  v.forward(
    v.check(
      (settings) => settings.HEADERS_TIMEOUT_MS <= settings.REQUEST_TIMEOUT_MS,
      'has to be at most REQUEST_TIMEOUT_MS',
    ),
    ['HEADERS_TIMEOUT_MS'],
  ),
);

export type Settings = v.InferOutput<typeof schema>;

/** A setting is invalid; the message has a sentence for each, which names it. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads the settings from `environment`; an empty value counts as unset. Throws `SettingsError`. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.entries(environment).filter(
    ([name, value]) => name in schema.entries && value,
  );
  const result = v.safeParse(checkedSchema, Object.fromEntries(given));
  if (result.success) return result.output;
  const sentences = result.issues.map(({ path, message }) => {
    return `${path?.[0]?.key} ${message}, but is ${JSON.stringify(path?.[0]?.value)}.`;
  });
  throw new SettingsError(sentences.join(' '));
}

/** Sentences about settings that are valid but probably a mistake. */
export function settingsWarnings(environment: NodeJS.ProcessEnv, settings: Settings): string[] {
  const misspelt = Object.keys(environment).filter(
    (name) => !(name in schema.entries) && name.toUpperCase() in schema.entries,
  );
  const { SITE_URL: siteUrl, HSTS_MAX_AGE_S: hstsMaxAgeS } = settings;
  return [
    ...misspelt.map((name) => `${name} is not read: the setting is ${name.toUpperCase()}.`),
    ...(environment.SITE_URL
      ? []
      : [`SITE_URL is unset: canonical addresses and the sitemap say ${siteUrl}.`]),
    ...(hstsMaxAgeS > 0 && siteUrl.startsWith('http:')
      ? ['SITE_URL is http: while HSTS_MAX_AGE_S insists on https:.']
      : []),
  ];
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, origin, href } = new URL(text);
  // The host is part of headers, where a semicolon or a comma would end a directive.
  const isPlainHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host);
  return isPlainHost && /^https?:$/.test(protocol) && (href === origin || href === `${origin}/`);
}
