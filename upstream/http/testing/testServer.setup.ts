import { afterAll } from 'vitest';
import { closeTestServers } from './openTestServers.ts';

// Runs for every file of the unit project.
afterAll(closeTestServers);
