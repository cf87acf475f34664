import { expect, test } from 'vitest';
import { readYaml, settingsOf, strangersIn } from '../support/deploy-samples.ts';

interface KubernetesObject {
  kind: string;
  metadata: { name: string };
  spec: unknown;
}

interface DeploymentSpec {
  selector: { matchLabels: unknown };
  template: {
    metadata: { labels: unknown };
    spec: {
      terminationGracePeriodSeconds: number;
      containers: [{ env: { name: string; value: string }[] }];
    };
  };
}

const objects = readYaml('kubernetes.yaml') as KubernetesObject[];

function specOf(kind: string): unknown {
  return objects.find((object) => object.kind === kind)?.spec;
}

const deployment = specOf('Deployment') as DeploymentSpec;
const pod = deployment.template.spec;
const [container] = pod.containers;
const environment = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
const { matchLabels } = deployment.selector;

test('there are a deployment, its service, its autoscaler and its disruption budget', () => {
  const kinds = ['Deployment', 'Service', 'HorizontalPodAutoscaler', 'PodDisruptionBudget'];
  expect(objects.map(({ kind }) => kind)).toEqual(kinds);
});

test('pods are asked whether they are ready and alive, by the paths that say so', () => {
  expect(container).toMatchObject({
    startupProbe: { httpGet: { path: '/healthz', port: 'http' } },
    readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
    livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
  });
});

test('an update never leaves fewer pods ready than wanted', () => {
  expect(deployment).toMatchObject({ strategy: { rollingUpdate: { maxUnavailable: 0 } } });
});

test('the container is not root, cannot become it, and writes nothing', () => {
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  });
  expect(container).toMatchObject({
    resources: { requests: { cpu: expect.any(String), memory: expect.any(String) } },
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
  });
});

test('the kubelet waits longer than the app takes to stop', () => {
  const { SHUTDOWN_GRACE_MS, SHUTDOWN_LIMIT_MS } = settingsOf(environment);
  const seconds = pod.terminationGracePeriodSeconds;
  expect(seconds).toBeGreaterThan((SHUTDOWN_GRACE_MS + SHUTDOWN_LIMIT_MS) / 1000);
  expect(strangersIn(environment)).toEqual([]);
});

test('service, autoscaler and budget mean the pods of the deployment', () => {
  expect(deployment.template.metadata.labels).toEqual(matchLabels);
  expect(specOf('Service')).toMatchObject({ selector: matchLabels });
  expect(specOf('PodDisruptionBudget')).toMatchObject({
    minAvailable: 1,
    selector: { matchLabels },
  });
  expect(specOf('HorizontalPodAutoscaler')).toMatchObject({
    scaleTargetRef: { kind: 'Deployment', name: objects[0]?.metadata.name },
    minReplicas: 2,
  });
});
