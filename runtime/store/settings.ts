import type { Engine } from './engine.ts';
import type { SettingsStore } from './store.ts';

/** Setting that the health check writes. */
const TOUCHED = 'touched';

export function settingsStore({ durable }: Engine): SettingsStore {
  const put = (name: string, value: string) =>
    durable
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  return {
    async claim(name, value) {
      await durable
        .insertInto('settings')
        .values({ name, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await durable
        .selectFrom('settings')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return row.value;
    },
    async isDue(name, now, everyMs) {
      const row = await durable
        .selectFrom('settings')
        .select('value')
        .where('name', '=', doneName(name))
        .executeTakeFirst();
      const since = now - Number(row?.value ?? Number.NEGATIVE_INFINITY);
      return since >= everyMs || since < 0;
    },
    async done(name, now) {
      await put(doneName(name), String(now));
    },
    async touch(characters) {
      await put(TOUCHED, '1'.repeat(characters));
      if (characters > 1) await put(TOUCHED, '1');
    },
  };
}

function doneName(name: string): string {
  return `done ${name}`;
}
