/**
 * Profile texts for agencies in one language. Placeholders: {name}, {city}, {founded}, {people}, {services}, and
 * numbers drawn from a range such as {3-7}.
 */
export interface AgencyWording {
  /** A name is a word of each list, joined by `join`. Non-Latin words have their transliteration after a slash. */
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly join: string;
  readonly taglines: readonly string[];
  /** Short descriptions of 100 to 250 characters. */
  readonly shorts: readonly string[];
  /** Paragraphs of the long description with their variants; together 1,000 to 2,500 characters. */
  readonly paragraphs: readonly (readonly string[])[];
}

/** A completed project, told by the agency and by its client. Placeholders: {client} and ranges of numbers. */
export interface ProjectText {
  /** Id of its top-level service. */
  readonly of: number;
  readonly name: string;
  readonly challenge: string;
  readonly solution: string;
  readonly result: string;
}

/** Parses projects, one per line: `service|name|challenge|solution|result`. */
export function projects(text: string): ProjectText[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [of = '', name = '', challenge = '', solution = '', result = ''] = line.split('|');
      return { of: Number(of), name, challenge, solution, result };
    });
}
