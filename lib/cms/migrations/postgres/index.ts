import * as migration_20261121_000922_initial from './20261121_000922_initial';

export const migrations = [
  {
    up: migration_20261121_000922_initial.up,
    down: migration_20261121_000922_initial.down,
    name: '20261121_000922_initial',
  },
];
