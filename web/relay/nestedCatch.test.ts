import { visit } from 'graphql';
import type { ASTNode } from 'graphql';
import { expect, it } from 'vitest';
import { documents } from './testing/documents.ts';

// Relay 21 also counts an error for the outer @catch if the inner one has handled it, so the outer field would be lost
// (https://github.com/facebook/relay/issues/5339).
it('no @catch is inside another one, in any document of the web', () => {
  const nested = documents().flatMap((document) => {
    const outer: ASTNode[] = [];
    const found: string[] = [];
    visit(document, {
      enter(node) {
        if (!catches(node)) return;
        if (outer.length > 0) found.push(`${nameOf(document)}: ${nameOf(node)}`);
        outer.push(node);
      },
      leave(node) {
        if (catches(node)) outer.pop();
      },
    });
    return found;
  });
  expect(nested).toEqual([]);
});

function nameOf(node: ASTNode): string {
  return 'name' in node && node.name?.kind === 'Name' ? node.name.value : node.kind;
}

function catches(node: ASTNode): boolean {
  return 'directives' in node && (node.directives ?? []).some(({ name }) => name.value === 'catch');
}
