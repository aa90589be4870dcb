/** What agencies of one language say of themselves. Slots: {name}, {city}, {founded}, {people}, {services}, numbers {3-7}. */
export interface AgencyWording {
  /** A name is one of each, joined by `join`. Words without Latin letters are followed by a slash and how they sound. */
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly join: string;
  readonly taglines: readonly string[];
  /** 100 to 250 signs. */
  readonly shorts: readonly string[];
  /** Paragraphs of the long description, each with its variants; together 1,000 to 2,500 signs. */
  readonly paragraphs: readonly (readonly string[])[];
}

/** A finished project as the agency tells it, and as its client does. Slots: {client} and numbers. */
export interface ProjectText {
  /** Id of the service of the first level that it is about. */
  readonly of: number;
  readonly name: string;
  readonly challenge: string;
  readonly solution: string;
  readonly result: string;
}

/** Reads projects: a line for each, `service|name|challenge|solution|result`. */
export function projects(text: string): ProjectText[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [of = '', name = '', challenge = '', solution = '', result = ''] = line.split('|');
      return { of: Number(of), name, challenge, solution, result };
    });
}
