import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { routeNames, routes } from '#shared/routes.ts';
import { createTestApp } from '../support/test-app.ts';

const { app } = createTestApp();

test.each(routeNames)('%s answers 200 with its own title', async (name) => {
  const { status, text } = await request(app).get(routes[name].path);
  expect(status).toBe(200);
  expect(parse(text).querySelector('title')?.text).toBe(routes[name].title);
});
