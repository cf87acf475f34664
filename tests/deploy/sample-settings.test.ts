import { expect, test } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { readSample, readYaml } from '../support/deploy-samples.ts';

interface Compose {
  services: Record<string, { environment: Record<string, string>; stop_grace_period: string }>;
}

interface Deployment {
  spec: {
    template: {
      spec: {
        terminationGracePeriodSeconds: number;
        containers: [{ env: { name: string; value: string }[] }];
      };
    };
  };
}

const [{ services }] = readYaml('compose.yaml') as [Compose];
const [deployment] = readYaml('kubernetes.yaml') as [Deployment];
const { terminationGracePeriodSeconds, containers } = deployment.spec.template.spec;
const unit = readSample('wedding-events@.service').replaceAll('%i', '3001');

/** Every setting of the app, and the one of Node's packages. */
const names = [
  'NODE_ENV',
  ...Object.keys(readSettings({ HOST: 'x', ASSET_ORIGIN: 'https://x.example' })),
];

/** Each sample's environment, and for how many seconds it lets a process stop. */
const samples = [
  ...Object.entries(services).map(([name, { environment, stop_grace_period: period }]) => ({
    name: `compose.yaml, ${name}`,
    environment,
    stopS: Number.parseInt(period, 10),
  })),
  {
    name: 'kubernetes.yaml',
    environment: Object.fromEntries(containers[0].env.map(({ name, value }) => [name, value])),
    stopS: terminationGracePeriodSeconds,
  },
  {
    name: 'wedding-events@.service',
    environment: Object.fromEntries(
      [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    ) as Record<string, string>,
    stopS: Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]),
  },
];

test.each(samples)(
  '$name: the app reads every setting and has more time to stop than it needs',
  ({ environment, stopS }) => {
    expect(names).toEqual(expect.arrayContaining(Object.keys(environment)));
    // Compose writes a setting that it takes from its own environment as `${NAME:-default}`.
    const entries = Object.entries(environment).map(([name, value]) => {
      return [name, value.replace(/\$\{\w+:-(.*?)\}/g, '$1')];
    });
    const { SHUTDOWN_GRACE_MS, SHUTDOWN_LIMIT_MS } = readSettings(Object.fromEntries(entries));
    expect(stopS * 1000).toBeGreaterThan(SHUTDOWN_GRACE_MS + SHUTDOWN_LIMIT_MS);
  },
);

test('compose and the unit use the ports that nginx proxies to', () => {
  const asked = [...readSample('nginx.conf').matchAll(/^ +server 127\.0\.0\.1:(\d+)/gm)];
  const ports = asked.map(([, port]) => port);
  expect(ports).toHaveLength(2);
  const published = [...readSample('compose.yaml').matchAll(/"127\.0\.0\.1:(\d+):3000"/g)];
  expect(published.map(([, port]) => port)).toEqual(ports);
  for (const port of ports) {
    expect(readSample('README.md')).toContain(`wedding-events@${port}`);
  }
});

test("the operator's guide has a row for each setting, with its default", () => {
  const rows = [...readSample('README.md').matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\|/gm)];
  const defaults = readSettings({});
  expect(['NODE_ENV', ...rows.map(([, name]) => name)].toSorted()).toEqual(names.toSorted());
  for (const [, name = '', shown = ''] of rows) {
    const value = Object.entries(defaults).find(([each]) => each === name)?.[1];
    if (shown.startsWith('`')) expect([name, shown]).toEqual([name, `\`${value}\``]);
    else expect([name, value ?? []]).toEqual([name, []]);
  }
});

test('the command for GoAccess names keys that nginx logs', () => {
  const [, format = '{}'] = /--log-format='(.*)'/.exec(readSample('README.md')) ?? [];
  const keys = Object.keys(JSON.parse(format));
  expect(keys.length).toBeGreaterThan(5);
  for (const key of keys) expect(readSample('nginx.conf')).toContain(`"${key}":`);
});
