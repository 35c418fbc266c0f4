import { cpSync, lstatSync } from 'node:fs';

/** A data folder without the socket that its server leaves. */
export const copyData = (from, to) =>
  cpSync(from, to, { recursive: true, filter: (path) => !lstatSync(path).isSocket() });
