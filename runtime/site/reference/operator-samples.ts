// Requests that need an operator token, as code. Operators send them from scripts, so curl samples are sufficient.

import { inShell, type Sample } from '../components/samples.ts';

interface OperatorCall {
  readonly method: string;
  readonly path: string;
  readonly inPath: readonly string[];
  readonly args: Readonly<Record<string, unknown>>;
  /** Base URL of this server, without a trailing slash. */
  readonly base: string;
}

export function samplesForOperators({ method, path, inPath, args, base }: OperatorCall): readonly Sample[] {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name] ?? name)));
  const body = Object.fromEntries(Object.entries(args).filter(([name]) => !inPath.includes(name)));
  const lines = [
    `curl -s ${method === 'GET' ? '' : `-X ${method} `}${inShell(`${base}${filled}`)}`,
    `  -H "Authorization: Bearer $ALMANAC_OPERATOR_TOKEN"`,
    ...(method !== 'POST' || Object.keys(body).length === 0
      ? []
      : [`  -H 'Content-Type: application/json'`, `  -d ${inShell(JSON.stringify(body))}`]),
  ];
  return [{ name: 'curl', title: 'curl', code: lines.join(' \\\n') }];
}
