import { screen, within } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { ErrorScreen } from '../../../app/content/ErrorScreen.tsx';
import { createScreens } from '../../../app/portalScreens.ts';
import settingsQuery from '../../../relay/__generated__/SettingsScreenQuery.graphql.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
// Separate chunks; importing them here makes them available at once.
import '../SettingsScreen.tsx';
import '../notifications/CodeForm.tsx';
import '../notifications/NumberDialog.tsx';
import '../../../features/phone/phoneNumbers.ts';

export const VERIFIED = { id: 'used', number: '+491705550182', numberText: '+49 170 5550182', isSubscribed: true };
export const WAITING = { id: 'waiting', number: '+84912345678', numberText: '+84 912 345 678', resendAt: null };

export interface ShownSettings {
  readonly emailSettings?: object;
  readonly whatsApp?: object;
  readonly accessTokens?: readonly object[];
  /** By default, the upstream does not support them. */
  readonly webhooks?: readonly object[];
  readonly status?: string;
  readonly roles?: readonly string[];
  /** A field of the viewer that could not be read. */
  readonly failing?: string;
}

function viewerOf({ emailSettings, whatsApp, accessTokens = [], webhooks }: ShownSettings): object {
  return {
    id: 'viewer',
    accessTokens,
    webhooks: webhooks ?? null,
    emailSettings: {
      revision: 'R1',
      ...(emailSettings ?? { isConsented: true, values: ['mara@kestrelvale.example'] }),
    },
    whatsApp: whatsApp ?? { recipient: null, pending: null, removed: null },
  };
}

/** Opens the settings; `answer` answers the last mutation, whose name and variables `sent` returns. */
export async function showSettings(shown: ShownSettings = {}) {
  const environment = createMockEnvironment();
  const account = {
    Account: () => ({ id: 'account', timeZone: 'Europe/Berlin' }),
    User: () => ({ id: 'user', email: 'mara@kestrelvale.example', roles: shown.roles ?? ['OWNER'] }),
    AccountSubscription: () => ({ status: shown.status ?? 'PAID', tariff: 'AGK_M', productName: 'BUSINESS' }),
  };
  const payloadOf = (operation: OperationDescriptor, viewer: object) =>
    MockPayloadGenerator.generate(operation, { Viewer: () => viewer, ...account });
  environment.mock.queuePendingOperation(settingsQuery, {});
  environment.mock.queueOperationResolver((operation) => {
    const { failing } = shown;
    const payload = payloadOf(operation, { ...viewerOf(shown), ...(failing !== undefined && { [failing]: null }) });
    if (failing === undefined) return payload;
    const errors = [{ message: 'down', path: ['viewer', failing], extensions: { code: 'UPSTREAM_ERROR' } }];
    return { ...payload, errors };
  });
  const page = await renderPage(
    (created, i18n) => [{ errorElement: <ErrorScreen />, children: createScreens(created, i18n) }],
    { path: '/profile/settings', environment },
  );
  await screen.findByRole('heading', { name: 'Access tokens' }, { timeout: 10_000 });
  return {
    page,
    environment,
    /** Answers the last query of the page with everything that `shown` says, failures excepted. */
    answerRead: () => environment.mock.resolveMostRecentOperation((operation) => payloadOf(operation, viewerOf(shown))),
    /** Answers the query by which the page reads the settings again, with these settings or with an error. */
    answerRefetch: (after: ShownSettings | Error) => {
      environment.mock.queuePendingOperation(settingsQuery, {});
      if (after instanceof Error) environment.mock.rejectMostRecentOperation(after);
      else environment.mock.resolveMostRecentOperation((operation) => payloadOf(operation, viewerOf(after)));
    },
    email: () => within(screen.getByRole('form', { name: 'Email' })),
    whatsApp: () => within(screen.getByRole('region', { name: 'WhatsApp' })),
    dialog: () => within(screen.getByRole('dialog', { name: 'WhatsApp number' })),
    sent: () => {
      const { request } = environment.mock.getMostRecentOperation();
      return { name: request.node.params.name, input: request.variables['input'] as unknown };
    },
    answer: (payload: object, after: ShownSettings = shown) => {
      environment.mock.resolveMostRecentOperation((operation) => {
        const name = operation.request.node.operation.selections.flatMap((field) =>
          'name' in field ? [field.name] : [],
        )[0];
        const generated = payloadOf(operation, viewerOf(after));
        const given = (generated.data as Record<string, object>)[name ?? ''];
        return { data: { [name ?? '']: { ...given, ...payload } } };
      });
    },
  };
}
