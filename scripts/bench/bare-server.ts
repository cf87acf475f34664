import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Node's own server with one answer for everything: the file named last holds its headers and bytes. */
const { rawHeaders, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const bytes = Buffer.from(body, 'base64');

createServer({ keepAliveTimeout: 75_000 }, (_request, response) => {
  response.writeHead(200, rawHeaders);
  response.end(bytes);
}).listen(Number(process.env.PORT), '127.0.0.1');
