// Facts about the store itself, set once.

import type { Engine } from './engine.ts';
import type { SettingsStore } from './store.ts';

/** Written to see whether the store can be written. */
const TOUCHED = 'touched';

export function settingsStore({ durable }: Engine): SettingsStore {
  const put = (value: string) =>
    durable
      .insertInto('settings')
      .values({ name: TOUCHED, value })
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
    async touch(characters) {
      await put('1'.repeat(characters));
      if (characters > 1) await put('1');
    },
  };
}
