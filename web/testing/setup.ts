import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils creates its mocks with this global.
Object.assign(globalThis, { jest: vi });

// happy-dom has no popovers, so closing one is a no-op.
HTMLElement.prototype.hidePopover ??= () => undefined;

afterEach(cleanup);
