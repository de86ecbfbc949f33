// Rules for the platform's own endpoints.

import { nearest } from '../../../runtime/lib/text/nearest.ts';
import type { PlatformData, PlatformEndpointData } from '../../language/data.ts';
import { ERRORS, endpointErrors } from '../../language/errors.ts';
import { bareName, typesOf } from '../../language/names.ts';
import type { NodePath } from '../../load/manifest.ts';
import type { Scope } from '../scope.ts';
import { checkArgument } from './arguments.ts';
import { checkErrors, checkPath } from './operations.ts';

const PLAN = 'Plan';

export function checkEndpoints(scope: Scope): void {
  for (const [, endpoint, path] of scope.endpoints()) {
    for (const [field, argument] of Object.entries(endpoint.arguments ?? {})) {
      checkArgument(scope, field, argument, [...path, 'arguments', field]);
    }
    checkPath(scope, endpoint, path);
    checkPathText(scope, endpoint, path);
    checkErrors(scope, endpoint, path);
    checkGroup(scope, endpoint, path);
    checkAnswer(scope, endpoint, path);
    checkOwnErrors(scope, endpoint, path);
  }
  checkPlans(scope);
}

/** SPEC026: path parameters of non-GET endpoints must be strings, because they are not sent as JSON. */
function checkPathText(
  scope: Scope,
  { method, path: address, arguments: args = {} }: PlatformEndpointData,
  path: NodePath,
): void {
  if (method === 'GET') return;
  for (const [field, argument] of Object.entries(args)) {
    if (!address.includes(`{${bareName(field)}}`)) continue;
    const { scalars } = typesOf(argument);
    if (scalars.some((type) => type !== 'string')) {
      scope.fault([...path, 'path'], 'SPEC026', `{${bareName(field)}} of a POST must be a string`);
    }
  }
}

/** SPEC060: unknown group. */
function checkGroup(scope: Scope, { group }: PlatformEndpointData, path: NodePath): void {
  const known = Object.keys((scope.manifest.data as PlatformData).endpoint_groups ?? {});
  if (known.includes(group)) return;
  const near = nearest(group, known);
  scope.fault([...path, 'group'], 'SPEC060', `endpoint_groups has no ${group}`, near && `did you mean ${near}?`);
}

/** SPEC061: the endpoint needs either a result ("returns") or a document ("content"). */
function checkAnswer(scope: Scope, { returns, content, or_status }: PlatformEndpointData, path: NodePath): void {
  if ((returns === undefined) === (content === undefined)) {
    scope.fault(path, 'SPEC061', 'an endpoint needs either "returns" or "content"', undefined, 'key');
  }
  if (content !== undefined && or_status !== undefined) {
    scope.fault([...path, 'or_status'], 'SPEC061', '"or_status" needs "returns"', undefined, 'key');
  }
}

/** SPEC047: platform.yaml does not declare an error that this kind of endpoint can return. */
function checkOwnErrors(scope: Scope, endpoint: PlatformEndpointData, path: NodePath): void {
  // Errors that every tool can return are skipped, because checkPlatform reports them once.
  const known: readonly string[] = [...Object.keys(scope.around.platform.errors), ...Object.values(ERRORS).flat()];
  for (const code of endpointErrors(endpoint, Object.keys(endpoint.arguments ?? {}).length)) {
    if (known.includes(code)) continue;
    scope.fault(path, 'SPEC047', `the error ${code} is missing, which this endpoint can return`, undefined, 'key');
  }
}

/** SPEC062: the value set `Plan` must list all plans. */
function checkPlans(scope: Scope): void {
  if (scope.manifest.kind !== 'platform') return;
  const { plans, values = {} } = scope.manifest.data as PlatformData;
  const listed = values[PLAN]?.enum;
  if (listed === undefined) return;
  const names = Object.keys(plans);
  if (listed.length === names.length && names.every((name) => listed.includes(name))) return;
  scope.fault(['values', PLAN, 'enum'], 'SPEC062', `${PLAN} must list the plans: ${names.join(', ')}`);
}
