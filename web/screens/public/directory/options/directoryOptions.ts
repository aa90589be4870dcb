import type { DirectoryFilter } from '../address/directorySearch.ts';

/** A filter value. */
export interface FilterOption {
  /** Value in URLs and forms. */
  readonly value: string;
  readonly label: string;
  /** Number of agencies that selecting it would show. */
  readonly count: number;
}

/** A top-level service with its parts. */
export interface ServiceOption extends FilterOption {
  readonly parts: readonly FilterOption[];
}

/** All filters' values in display order. */
export interface DirectoryOptions extends Readonly<
  Record<Exclude<DirectoryFilter, 'services'>, readonly FilterOption[]>
> {
  readonly services: readonly ServiceOption[];
}

/** Sorts by number of agencies, descending; ties keep their order. */
export function mostFirst(options: readonly FilterOption[]): readonly FilterOption[] {
  return options.toSorted((a, b) => b.count - a.count);
}

/** A value's label, or the value itself if it is not in the catalogue. */
export function labelOf(options: DirectoryOptions, filter: DirectoryFilter, value: string): string {
  const known: readonly FilterOption[] =
    filter === 'services' ? options.services.flatMap((service) => [service, ...service.parts]) : options[filter];
  return known.find((option) => option.value === value)?.label ?? value;
}

/** The top-level service that a service is or belongs to. */
export function serviceFamily(options: DirectoryOptions, alias: string): ServiceOption | undefined {
  return options.services.find(
    (service) => service.value === alias || service.parts.some((part) => part.value === alias),
  );
}

/** Values that a service replaces when selected: a part its parent, a parent its parts. */
export function replacedServices(options: DirectoryOptions, alias: string): readonly string[] {
  const family = serviceFamily(options, alias);
  if (!family) return [];
  return family.value === alias ? family.parts.map((part) => part.value) : [family.value];
}
