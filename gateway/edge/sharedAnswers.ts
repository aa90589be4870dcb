import { Kind, visit } from 'graphql';
import type { PreparedOperation } from '../admission/documents.ts';
import type { Context } from '../context.ts';
import { BoundedMap } from '../rest/boundedMap.ts';

/** Events whose answers are kept: those who follow a topic ask for its newest one within the same moment. */
const EVENTS = 256;

/** The form of an operation's answers, apart from events and people. */
interface Form {
  readonly number: number;
  /** Variables that an answer can depend on. */
  readonly variables: readonly string[];
}

/** All variables but those that only choose the events: arguments of the subscription's one field. */
function answerVariables({ document, node: operation }: PreparedOperation): readonly string[] {
  const names = new Set<string>();
  const roots = new Set<unknown>(operation.selectionSet.selections);
  visit(document, {
    enter(node, _key, _parent, _path, ancestors) {
      if (node.kind === Kind.VARIABLE_DEFINITION) return false;
      if (node.kind === Kind.ARGUMENT && roots.has(ancestors.at(-1))) return false;
      if (node.kind === Kind.VARIABLE) names.add(node.name.value);
      return undefined;
    },
  });
  return [...names].toSorted();
}

/**
 * Answers to pushed events as text, made once for all subscribers that get the same: one event of one topic, asked for by one caller in one
 * language with one operation and equal variables. Everything a resolver can see besides is of the process. Answers with errors name their
 * request and are shared with nobody.
 */
export class SharedAnswers {
  readonly #answers = new BoundedMap<object, Map<string, Promise<string | null>>>(EVENTS);
  readonly #forms = new WeakMap<PreparedOperation, Form>();
  #count = 0;

  /** Whose answers to an event are the same; to be asked for once per subscription. */
  audienceOf(operation: PreparedOperation, context: Context, variables: Readonly<Record<string, unknown>>): string {
    const { viewer, locale, userAgent } = context;
    const form = this.#formOf(operation);
    return JSON.stringify([
      form.number,
      form.variables.map((name) => [name, variables[name]]),
      locale,
      userAgent,
      viewer && [viewer.accountId, viewer.credential.hash, viewer.kind, viewer.sessionId],
    ]);
  }

  /** The text for this audience; null when the answer cannot be shared. `make` is called when nobody asked before. */
  answer(event: object, audience: string, make: () => Promise<string | null>): Promise<string | null> {
    let answers = this.#answers.get(event);
    if (!answers) {
      answers = new Map();
      this.#answers.set(event, answers);
    }
    let answer = answers.get(audience);
    if (!answer) {
      answer = make();
      answers.set(audience, answer);
    }
    return answer;
  }

  #formOf(operation: PreparedOperation): Form {
    const known = this.#forms.get(operation);
    if (known) return known;
    this.#count += 1;
    const form = { number: this.#count, variables: answerVariables(operation) };
    this.#forms.set(operation, form);
    return form;
  }
}
