import * as migration_20261128_000100_initial from './20261128_000100_initial.ts';

export const migrations = [
  {
    up: migration_20261128_000100_initial.up,
    down: migration_20261128_000100_initial.down,
    name: '20261128_000100_initial'
  },
];
