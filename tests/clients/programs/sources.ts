/** Turns anything with `subscribe`, such as urql's sources, into an async iterable. */
export async function* eachOf<Value>(source: {
  subscribe(next: (value: Value) => void): { unsubscribe(): void };
}): AsyncGenerator<Value, void, void> {
  const values: Value[] = [];
  let wake = (): void => undefined;
  const subscription = source.subscribe((value) => {
    values.push(value);
    wake();
  });
  try {
    for (;;) {
      const value = values.shift();
      if (value === undefined) await new Promise<void>((resolve) => (wake = resolve));
      else yield value;
    }
  } finally {
    subscription.unsubscribe();
  }
}
