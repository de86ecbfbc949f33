// Generated from spec/ by `make generate`: do not edit.

import { main } from './main.ts';
import { TOOLS } from './tools.ts';

/** Set when the command has ended. */
export const exitCode = await main(process.argv.slice(2), {
  tools: TOOLS,
  keyHeader: 'Service-API-Key',
  version: '1.0.0',
});

process.exitCode = exitCode;
