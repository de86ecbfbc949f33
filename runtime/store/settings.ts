// Facts about the store itself, set once.

import type { Engine } from './engine.ts';
import type { SettingsStore } from './store.ts';

export function settingsStore({ durable }: Engine): SettingsStore {
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
  };
}
