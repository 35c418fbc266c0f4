import { main } from './problem.mjs';
import { serve } from './server.mjs';

await main(() => serve('start'));
