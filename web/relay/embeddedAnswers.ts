import { stableCopy } from 'relay-runtime';
import type { GraphQLSingularResponse, Variables } from 'relay-runtime';

/** A query's response embedded in the page, so that the first view needs no request. */
export interface EmbeddedAnswer {
  id: string;
  variables: Variables;
  response: GraphQLSingularResponse;
}

/**
 * Embedded responses are refetched after this time, in ms since the page started: the browser may have cached the page.
 */
const MAX_AGE_MS = 30_000;

/** The page's embedded responses, each used once. */
export class EmbeddedAnswers {
  readonly #answers: Map<string, GraphQLSingularResponse>;
  readonly #now: () => number;

  constructor(answers: readonly EmbeddedAnswer[], now: () => number = () => performance.now()) {
    this.#answers = new Map(answers.map((answer) => [keyOf(answer.id, answer.variables), answer.response]));
    this.#now = now;
  }

  take(id: string, variables: Variables): GraphQLSingularResponse | undefined {
    const key = keyOf(id, variables);
    const answer = this.#now() < MAX_AGE_MS ? this.#answers.get(key) : undefined;
    this.#answers.delete(key);
    return answer;
  }
}

/** The order of the variables does not matter. */
function keyOf(id: string, variables: Variables): string {
  return `${id} ${JSON.stringify(stableCopy(variables))}`;
}
