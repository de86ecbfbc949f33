// A typical Koa application: router, body parser, Ajv. No key, quota or metrics.

import type { AddressInfo } from 'node:net';
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Koa from 'koa';
import { announce, convert, convertTool } from './conversion.ts';

const validate = new Ajv2020({ allErrors: true }).compile<Parameters<typeof convert>[0]>(convertTool.inputSchema);
const router = new Router();
router.post('/rest/unit-conversion/convert_units', (context) => {
  const body: unknown = context.request.body;
  if (validate(body)) context.body = convert(body);
  else {
    context.status = 422;
    context.body = { errors: validate.errors };
  }
});
const server = new Koa()
  .use(bodyParser())
  .use(router.routes())
  .use(router.allowedMethods())
  .listen(0, '127.0.0.1', () => {
    announce((server.address() as AddressInfo).port);
  });
