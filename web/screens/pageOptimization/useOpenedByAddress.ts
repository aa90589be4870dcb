import { useSearchParams } from 'react-router-dom';

/** A dialog opened by a URL parameter; closing it removes the parameter (QRY-16). */
export function useOpenedByAddress(parameter: string): {
  readonly opened: string | null;
  readonly hrefOf: (value: string) => string;
  readonly close: () => void;
} {
  const [search, setSearch] = useSearchParams();
  return {
    opened: search.get(parameter),
    hrefOf(value) {
      const next = new URLSearchParams(search);
      next.set(parameter, value);
      return `?${next}`;
    },
    close() {
      setSearch(
        (before) => {
          before.delete(parameter);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
