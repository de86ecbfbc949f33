// A new folder, and a new PostgreSQL database if a server is available (ALMANAC_TEST_DATABASE_URL, or a local one).
// With ALMANAC_TEST_REQUIRE=postgres, a missing server is a failure.

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { openStore } from '../../../runtime/store/open-store.ts';
import type { Store, StoreLocation } from '../../../runtime/store/store.ts';

const SERVER = process.env.ALMANAC_TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export interface Place {
  readonly location: StoreLocation;
  remove(): Promise<void>;
}

export interface TestEngine {
  readonly name: 'sqlite' | 'postgres';
  place(): Promise<Place>;
}

export function folder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'almanac-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export const sqlite: TestEngine = {
  name: 'sqlite',
  async place() {
    const { path, remove } = folder();
    return { location: { dataDir: path }, remove: async () => remove() };
  },
};

/** Returns undefined and prints a message if no server responds. */
export async function postgres(): Promise<TestEngine | undefined> {
  try {
    await onServer('select 1');
  } catch (error) {
    const reason = `no PostgreSQL server at hand (${(error as Error).message || (error as { code?: string }).code})`;
    if (process.env.ALMANAC_TEST_REQUIRE?.includes('postgres')) throw new Error(reason);
    process.stdout.write(`skipped: ${reason}\n`);
    return undefined;
  }
  return {
    name: 'postgres',
    async place() {
      const name = `almanac_test_${randomUUID().replaceAll('-', '')}`;
      await onServer(`create database ${name}`);
      const url = new URL(SERVER);
      url.pathname = `/${name}`;
      return {
        location: { databaseUrl: url.href },
        remove: async () => {
          await onServer(`drop database ${name} with (force)`);
        },
      };
    },
  };
}

export async function engines(): Promise<TestEngine[]> {
  const shared = await postgres();
  return shared === undefined ? [sqlite] : [sqlite, shared];
}

export async function withStore(engine: TestEngine, use: (store: Store, place: Place) => Promise<void>): Promise<void> {
  const place = await engine.place();
  try {
    const store = await openStore(place.location);
    try {
      await use(store, place);
    } finally {
      await store.close();
    }
  } finally {
    await place.remove();
  }
}

export async function beneath(
  location: StoreLocation,
  statement: string,
): Promise<Readonly<Record<string, unknown>>[]> {
  if ('databaseUrl' in location) return onServer(statement, location.databaseUrl);
  const database = new DatabaseSync(join(location.dataDir, 'almanac.sqlite'));
  try {
    return database.prepare(statement).all();
  } finally {
    database.close();
  }
}

async function onServer(statement: string, url = SERVER): Promise<Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end().catch(() => {});
  }
}
