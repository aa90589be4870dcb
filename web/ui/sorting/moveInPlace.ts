/**
 * Makes React move the entries of a list without taking them out of the document, in browsers that can. An entry that is
 * taken out loses the focus and gets it back, so that screen readers read its button again before the announcement.
 */
export function moveInPlace(list: HTMLElement): void {
  if (!('moveBefore' in list) || Object.hasOwn(list, 'insertBefore')) return;
  list.insertBefore = <T extends Node>(node: T, next: Node | null): T => {
    if (node.parentNode !== list) return Node.prototype.insertBefore.call(list, node, next) as T;
    list.moveBefore(node, next);
    return node;
  };
  // What React calls for an entry that becomes the last one.
  list.appendChild = <T extends Node>(node: T): T => list.insertBefore(node, null);
}
