import 'i18next';
import type access from './locales/en/access.json';
import type common from './locales/en/common.json';
import type lead from './locales/en/lead.json';
import type leads from './locales/en/leads.json';
import type messages from './locales/en/messages.json';
import type overview from './locales/en/overview.json';
import type session from './locales/en/session.json';
import type settings from './locales/en/settings.json';
import type shell from './locales/en/shell.json';

// English is the source of all keys: a key it lacks does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: true;
    resources: {
      access: typeof access;
      common: typeof common;
      lead: typeof lead;
      leads: typeof leads;
      messages: typeof messages;
      overview: typeof overview;
      session: typeof session;
      settings: typeof settings;
      shell: typeof shell;
    };
  }
}
