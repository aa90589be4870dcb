import { afterAll } from 'vitest';
import { closeTestServers } from './openTestServers.ts';

// Before every file of the unit project.
afterAll(closeTestServers);
