import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { readSample, readYaml, settingsOf, strangersIn } from '../support/deploy-samples.ts';

interface Compose {
  services: Record<string, Service>;
}

interface Service {
  build: { context: string; dockerfile: string };
  ports: string[];
  environment: Record<string, string>;
  stop_grace_period: string;
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  healthcheck: { test: string[] };
}

const [compose] = readYaml('compose.yaml') as [Compose];
const services = Object.entries(compose.services);

test('compose runs two services, on the ports of loopback that the nginx sample knows', () => {
  const ports = services.flatMap(([, service]) => service.ports);
  const known = readSample('nginx.conf').match(/(?<=^ +server )127\.0\.0\.1:\d+/gm);
  expect(ports.map((port) => port.replace(/:3000$/, ''))).toEqual(known);
});

test.each(services)(
  '%s is read-only, without capabilities, and asked whether it is ready',
  (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      build: { context: '../..', dockerfile: 'server/deploy/Dockerfile' },
    });
    const { test: command } = service.healthcheck;
    expect(command.slice(0, 3)).toEqual(['CMD', 'node', '-e']);
    expect(command[3]).toContain('/readyz');
    expect(() => new Script(command[3] ?? '')).not.toThrow();
  },
);

test.each(services)('%s is given longer to stop than the app takes', (_name, service) => {
  const { SHUTDOWN_GRACE_MS, SHUTDOWN_LIMIT_MS } = settingsOf(service.environment);
  const seconds = Number.parseInt(service.stop_grace_period, 10);
  expect(seconds).toBeGreaterThan((SHUTDOWN_GRACE_MS + SHUTDOWN_LIMIT_MS) / 1000);
  expect(strangersIn(service.environment)).toEqual([]);
});
