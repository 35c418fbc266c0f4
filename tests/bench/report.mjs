import { hydrationTable, speedTables, tapTable, weightTable } from './page-tables.mjs';
import { cachedRequestTable, floodLines, processLines, serverTable } from './server-tables.mjs';

export function formatReport({ pages, taps, hydration, server, cachedRequests, flood, process }) {
  return [
    ...(pages ? [...weightTable(pages), ...speedTables(pages)] : []),
    ...(taps ? tapTable(taps) : []),
    ...(hydration ? hydrationTable(hydration) : []),
    ...(server ? serverTable(server.paths) : []),
    ...(cachedRequests ? cachedRequestTable(cachedRequests) : []),
    ...(flood ? floodLines(flood) : []),
    ...(process ? processLines(process) : []),
  ].join('\n');
}
