import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils makes its mocks with a global of this name.
Object.assign(globalThis, { jest: vi });

// happy-dom has no popovers: closing one does nothing there.
HTMLElement.prototype.hidePopover ??= () => undefined;

afterEach(cleanup);
