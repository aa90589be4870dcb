/** Resolves in a task of its own: what the reader does meanwhile is answered between two pieces of work. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
