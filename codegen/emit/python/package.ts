// generated/python/: the Python package almanac_client. Handwritten modules are in support/. Modules that send requests
// are written with `async`, and their synchronous form is derived from that.

import { readdirSync, readFileSync } from 'node:fs';
import { pythonString, snakeCase } from '../../../runtime/lib/python.ts';
import type { Plan, ServicePlan } from '../../plan/plan.ts';
import { emitPythonCatalog } from './catalog.ts';
import { className, serviceModule, sharedModule } from './service.ts';
import { synchronous } from './synchronous.ts';
import { docstring, pythonHeader } from './text.ts';

const SUPPORT = new URL('support/', import.meta.url);

/** Modules that users import by name. */
const PUBLIC = new Set(['answers', 'errors', 'webhook', 'client']);

/** Modules that are written with `async`. */
const ASYNCHRONOUS = new Set(['caller', 'resources', 'client']);

export function emitPython(plan: Plan): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of readdirSync(SUPPORT).sort()) addSupport(name, plan, files);
  const add = (path: string, text: string) => files.set(`python/almanac_client/${path}`, text);
  const { spec, services, areas, shared } = plan;
  add('_version.py', `${pythonHeader('package.json')}__version__ = ${pythonString(spec.release)}\n`);
  add('_platform.py', platformModule(plan));
  add('py.typed', pythonHeader('spec/'));
  add('catalog.json', emitPythonCatalog(plan));
  add('services/__init__.py', `${pythonHeader('spec/')}${docstring('Tools, one module per service.', 0)}\n`);
  add('areas/__init__.py', `${pythonHeader('spec/')}${docstring('Endpoints below /api, one module per area.', 0)}\n`);
  add('services/_shared.py', sharedModule(shared));
  for (const each of services) add(`services/${moduleName(each)}.py`, serviceModule(each, shared, spec));
  for (const each of areas) add(`areas/${moduleName(each)}.py`, serviceModule(each, undefined, spec));
  return files;
}

function moduleName({ service }: ServicePlan): string {
  return snakeCase(service.slug);
}

function addSupport(name: string, plan: Plan, files: Map<string, string>): void {
  const text = withServices(readFileSync(new URL(name, SUPPORT), 'utf8'), plan);
  const head = pythonHeader(`codegen/emit/python/support/${name}`);
  if (!name.endsWith('.py')) {
    files.set(`python/${name}`, name.endsWith('.md') ? `<!-- ${head.slice(2, -1)} -->\n${text}` : `${head}${text}`);
    return;
  }
  const module = name.replace('.py', '');
  const path = `python/almanac_client/${PUBLIC.has(module) || module.startsWith('__') ? '' : '_'}${module}`;
  if (!ASYNCHRONOUS.has(module)) {
    files.set(`${path}.py`, `${head}${text}`);
    return;
  }
  files.set(`${path}_async.py`, `${head}${text}`);
  files.set(`${path}.py`, `${head}${synchronous(text)}`);
}

/** Replaces the placeholders in pyproject.toml and in the client. */
function withServices(text: string, { spec, services, areas }: Plan): string {
  return text
    .replaceAll('{{release}}', spec.release)
    .replaceAll(/^ {4}# services\n/gm, properties(services, 'services'))
    .replaceAll(/^ {4}# areas\n/gm, properties(areas, 'areas'))
    .replaceAll(/^ {4}# service types\n/gm, typeImports(services, 'services'))
    .replaceAll(/^ {4}# area types\n/gm, typeImports(areas, 'areas'));
}

/** Emits properties that import a module on first use, because importing all modules is slow. */
function properties(plans: readonly ServicePlan[], folder: string): string {
  return plans
    .map((plan) => {
      const name = moduleName(plan);
      const type = `Async${className(plan)}`;
      const { title, summary } = plan.service;
      return [
        '    @cached_property',
        `    def ${name}(self) -> ${type}:`,
        docstring(`${title}. ${summary}`, 8),
        `        from .${folder}.${name} import ${type}`,
        '',
        `        return ${type}(self._caller)`,
        '',
      ].join('\n');
    })
    .join('\n');
}

function typeImports(plans: readonly ServicePlan[], folder: string): string {
  return plans.map((plan) => `    from .${folder}.${moduleName(plan)} import Async${className(plan)}\n`).join('');
}

function platformModule({ spec }: Plan): string {
  const codes = Object.keys(spec.platform.errors).map((code) => `    ${pythonString(code)},\n`);
  return [
    pythonHeader('spec/platform.yaml'),
    docstring('Constants of the platform.', 0),
    '\n\nfrom __future__ import annotations\n\nfrom typing import Literal, TypeAlias\n\n',
    `KEY_HEADER = ${pythonString(spec.platform.key.header)}\n\n`,
    `ProblemCode: TypeAlias = Literal[\n${codes.join('')}]\n`,
    docstring('Error codes, as listed at `/problems`.', 0),
    '\n',
  ].join('');
}
