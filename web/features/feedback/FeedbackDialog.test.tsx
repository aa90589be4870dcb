import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import { isUuid } from '../../../domain/uuid.ts';
import { NetworkError } from '../../relay/errors.ts';
import { SiteContext } from '../../site/site.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { testSite } from '../../testing/testSite.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import { SurveyDialog } from './SurveyDialog.tsx';
import { SurveyForm } from './SurveyForm.tsx';

const WRITER = { ownerId: 'viewer-1', email: 'ada@example.com' };

async function show(content: 'feedback' | 'survey' | 'surveyForm' = 'feedback') {
  const onClose = vi.fn();
  const contents = {
    feedback: <FeedbackDialog {...WRITER} onClose={onClose} />,
    survey: <SurveyDialog survey="DECLINE" {...WRITER} onClose={onClose} />,
    surveyForm: (
      <SiteContext value={testSite({ isSignedIn: true })}>
        <SurveyForm survey="DECLINE" {...WRITER} />
      </SiteContext>
    ),
  };
  const page = await renderPage(contents[content], { path: '/profile/leads?page=2' });
  const { environment } = page;
  const inputs = () =>
    environment.mock.getAllOperations().map(({ request }) => request.variables['input'] as Record<string, unknown>);
  const answer = (payload: object | Error) =>
    act(async () => {
      const operation = environment.mock.getMostRecentOperation();
      if (payload instanceof Error) environment.mock.reject(operation, payload);
      else {
        environment.mock.resolve(
          operation,
          MockPayloadGenerator.generate(operation, {
            SendFeedbackPayload: () => payload,
            SendSurveyPayload: () => payload,
          }),
        );
      }
      await Promise.resolve();
    });
  return { ...page, onClose, inputs, answer };
}

function text() {
  return screen.getByLabelText<HTMLTextAreaElement>('Your feedback');
}
function send() {
  return userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
}

describe('feedback (SCR-05, RST-72)', () => {
  it("sends the page and the account's address, and says thanks once it is sent (ENT-55, STA-63, NTC-10)", async () => {
    const { inputs, answer, onClose, notices } = await show();
    expect(document.activeElement).toBe(text());
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
    await userEvent.type(text(), 'The filter is hard to find.');
    await send();
    const [{ idempotencyKey, ...input } = {}, ...others] = inputs();
    expect(others).toEqual([]);
    expect(input).toEqual({ page: 'leads', text: 'The filter is hard to find.', email: 'ada@example.com' });
    expect(idempotencyKey).toSatisfy(isUuid);
    expect(screen.getByRole('button', { name: 'Send feedback' }).getAttribute('aria-busy')).toBe('true');
    await answer({ errors: [] });
    expect(onClose).toHaveBeenCalledOnce();
    expect(notices.getState().active?.text).toBe("Thanks. We've got your feedback.");
    expect(localStorage).toHaveLength(0);
  });

  it('shows all errors next to their fields before sending', async () => {
    const { inputs } = await show();
    await userEvent.clear(screen.getByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), 'ada');
    await send();
    expect(screen.getByText('Fill in this field.')).toBeDefined();
    expect(screen.getByText('Enter an email address such as name@example.com.')).toBeDefined();
    expect(document.activeElement).toBe(text());
    expect(inputs()).toEqual([]);
  });

  it.each([
    ['Shorten your text to 5,000 characters.', 'Shorten your text to 5,000 characters.'],
    [null, 'Invalid data'],
  ])("shows the upstream's message about the text, else a general error: %s (VAL-52)", async (reason, shown) => {
    const { answer, onClose } = await show();
    await userEvent.type(text(), 'Words.');
    await send();
    await answer({ errors: [{ code: 'INVALID_VALUE', path: ['text'], reason }] });
    expect(screen.getByText(shown)).toBeDefined();
    expect(text().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(text());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps the text after a failure, even across a reload, and resends it with the same key (ERR-16, STA-63)', async () => {
    const first = await show();
    await userEvent.type(text(), 'Words.');
    await send();
    const sent = first.inputs();
    await first.answer(new NetworkError('offline'));
    expect(screen.getByText(/not connected.*kept your text in this browser/)).toBeDefined();
    expect(text().value).toBe('Words.');
    first.unmount();

    const second = await show();
    expect(text().value).toBe('Words.');
    await send();
    expect(sent).toHaveLength(1);
    expect(second.inputs()).toEqual(sent);
    await second.answer({ errors: [{ code: 'TOO_MANY_ATTEMPTS', path: null, reason: null }] });
    expect(screen.getByText(/sent a lot in a short time/)).toBeDefined();
    expect(text().value).toBe('Words.');
  });

  it('of another account is not shown', async () => {
    localStorage.setItem(
      'feedback:viewer-2:feedback',
      JSON.stringify({ version: 1, keptAt: 1, values: { text: 'Theirs', email: '', idempotencyKey: 'k' } }),
    );
    await show();
    expect(text().value).toBe('');
  });
});

it('the answer to a survey question is sent under its name (RST-69)', async () => {
  const { inputs, answer, onClose, notices } = await show('survey');
  await userEvent.type(screen.getByLabelText('Your answer'), 'Too far away.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(inputs()).toEqual([{ survey: 'DECLINE', text: 'Too far away.', email: 'ada@example.com' }]);
  await answer(new NetworkError('offline'));
  expect(screen.getByText(/kept your text in this browser/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await answer({ errors: [] });
  expect(onClose).toHaveBeenCalledOnce();
  expect(notices.getState().active?.text).toBe("Thanks. We've got your answer.");
});

it.each(['feedback', 'survey'] as const)(
  '%s that was sent slowly neither closes a later dialog nor deletes its text (ERR-16)',
  async (content) => {
    const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your/ });
    const first = await show(content);
    await userEvent.type(words(), 'First.');
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    first.unmount();
    const second = await show(content);
    await userEvent.clear(words());
    await userEvent.type(words(), 'Second.');
    await first.answer({ errors: [] });
    expect(first.notices.getState().active?.text).toMatch(/^Thanks/);
    expect([first.onClose, second.onClose].map(({ mock }) => mock.calls)).toEqual([[], []]);
    second.unmount();
    await show(content);
    expect(words().value).toBe('Second.');
  },
);

it.each(['feedback', 'survey'] as const)('%s closes when the browser goes back', async (content) => {
  const { onClose } = await show(content);
  fireEvent.popState(window);
  expect(onClose).toHaveBeenCalledOnce();
});

it.each(['feedback', 'survey', 'surveyForm'] as const)(
  '%s takes no input while it is sent, and keeps the focus (ERR-16)',
  async (content) => {
    const { answer, onClose } = await show(content);
    const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your/ });
    await userEvent.type(words, 'Words.');
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    words.focus();
    await userEvent.keyboard(' More.{Escape}');
    fireEvent.popState(window);
    expect([words.value, document.activeElement]).toEqual(['Words.', words]);
    expect(onClose).not.toHaveBeenCalled();
    await answer(new NetworkError('offline'));
    await userEvent.keyboard(' More.');
    expect(words.value).toBe('Words. More.');
  },
);
