import type { FastifyInstance } from 'fastify';
import { normalizeEmail } from '../../domain/contact/email.ts';
import { checkEmailSettings } from '../../domain/profile/emailSettings.ts';
import * as calls from '../contract/emailSettings.ts';
import type { Deps } from '../db/deps.ts';
import { invalidFields } from '../http/apiError.ts';
import { route } from '../http/route.ts';
import { readEmailSettings, storeEmailSettings } from './emailSettings.ts';
import { toField } from './saveProfile.ts';

/** Shortens a path of the profile: `emailSettings.values[0]` is `values[0]` here. */
const OF_PROFILE = /^emailSettings\./;

/** Email notifications; the same data as in the profile (RST-53, RST-54, ENT-53). */
export function emailSettingsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.getEmailSettings, async ({ account }) => ({
    status: 200,
    body: await readEmailSettings(deps.db, account),
  }));
  route(app, calls.putEmailSettings, async ({ account, body }) => {
    const faults = checkEmailSettings(body);
    if (faults.length > 0) {
      throw invalidFields(
        ...faults.map(toField).map((field) => ({ ...field, path: field.path.replace(OF_PROFILE, '') })),
      );
    }
    const settings = { isConsented: body.isConsented, values: body.values.map(normalizeEmail) };
    await storeEmailSettings(deps.db, account.id, settings);
    return { status: 200, body: settings };
  });
}
