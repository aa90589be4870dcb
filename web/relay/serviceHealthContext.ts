import { createContext } from 'react';
import type { ServiceHealth } from './serviceHealth.ts';

/** The probe of the portal's page; public pages have none. */
export const ServiceHealthContext = createContext<ServiceHealth | null>(null);
