import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { Card } from '../../ui/Panels.tsx';
import { SectionBoundary } from './SectionBoundary.tsx';

describe('the retry of a section', () => {
  let fails = true;
  function Section() {
    if (fails) throw new Error('failed');
    return <Card title="Leads">Three</Card>;
  }

  async function retry(): Promise<void> {
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
  }

  beforeEach(async () => {
    fails = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderPage(
      <div>
        <Card title="Figures">Ten</Card>
        <SectionBoundary title="Leads" onRetry={() => undefined}>
          <Section />
        </SectionBoundary>
      </div>,
    );
  });

  it('moves the focus to the heading of the section that replaces the button', async () => {
    fails = false;
    await retry();
    await screen.findByText('Three');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Leads' }));
  });

  it('keeps the focus on the button if it fails again', async () => {
    await retry();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  });
});
