import { languageTag } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';
import type { Namespace } from './namespaces.ts';
import type { Shape } from './resources.ts';

/** A file of texts as it is written: plural forms side by side, `leads_one` and `leads_other`. */
export interface TextFile {
  readonly [key: string]: string | TextFile;
}

/** Values of a text's `{{names}}`; `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Finds a text in a namespace: `($) => $.status.accepted`. Plural forms are one text. */
export type Select<N extends Namespace> = (texts: Shape<N>) => string;

/** Says a text of one namespace, or of another one by `ns`. */
export interface Translate<N extends Namespace> {
  <M extends Namespace>(select: Select<M>, values: { readonly ns: M } & TextValues): string;
  (select: Select<N>, values?: TextValues): string;
}

/** Loads the texts of one language and namespace. */
export type LoadTexts = (locale: Locale, namespace: Namespace) => Promise<TextFile>;

/** All forms of a plural text by the names of Intl.PluralRules. */
class Plural {
  readonly forms: Readonly<Record<string, string>>;

  constructor(forms: Readonly<Record<string, string>>) {
    this.forms = forms;
  }
}

type Prepared = { [key: string]: string | Plural | Prepared };

const FORM = /^(.+)_(zero|one|two|few|many|other)$/;
const VALUE = /\{\{(\w+)\}\}/g;

/** Files are prepared once, whoever shows them: on the server all requests of a language share them. */
const prepared = new WeakMap<TextFile, Prepared>();
const pluralRules = new Map<Locale, Intl.PluralRules>();

function prepare(file: TextFile): Prepared {
  const known = prepared.get(file);
  if (known) return known;
  const texts: Prepared = {};
  for (const [key, value] of Object.entries(file)) {
    const [, base, form] = FORM.exec(key) ?? [];
    if (typeof value !== 'string') texts[key] = prepare(value);
    else if (base === undefined || form === undefined) texts[key] = value;
    else {
      const forms = texts[base];
      texts[base] = new Plural({ ...(forms instanceof Plural ? forms.forms : {}), [form]: value });
    }
  }
  prepared.set(file, texts);
  return texts;
}

function rulesOf(locale: Locale): Intl.PluralRules {
  let rules = pluralRules.get(locale);
  if (!rules) {
    rules = new Intl.PluralRules(languageTag(locale));
    pluralRules.set(locale, rules);
  }
  return rules;
}

/** How long texts that could not be loaded stay missing before they are asked for again, ms. */
const FAILURE_KEPT_MS = 500;

/** A promise that React's `use` reads without waiting. */
const settled = (): Promise<void> => Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * The texts of a page in the reader's language. Every file holds the whole namespace: the build puts English in place of what a
 * language lacks (PLT-03), so that a text is found by following its path.
 */
export class Texts {
  #language: Locale;
  #files: Map<Namespace, Prepared>;
  #translators = new Map<Namespace, Translate<Namespace>>();
  readonly #load: LoadTexts;
  readonly #ready = new Map<Namespace, Promise<void>>();
  readonly #listeners = new Set<() => void>();

  /** `files`: namespaces that are there from the start. */
  constructor(locale: Locale, load: LoadTexts, files: Readonly<Partial<Record<Namespace, TextFile>>> = {}) {
    this.#language = locale;
    this.#load = load;
    this.#files = new Map(Object.entries(files).map(([name, file]) => [name as Namespace, prepare(file)]));
  }

  get language(): Locale {
    return this.#language;
  }

  /** Resolves when a namespace can be shown; always the same promise, which tells React at once when it is. */
  load(namespace: Namespace): Promise<void> {
    let ready = this.#ready.get(namespace);
    if (!ready) {
      ready = this.#files.has(namespace) ? settled() : this.#read(namespace);
      this.#ready.set(namespace, ready);
    }
    return ready;
  }

  #read(namespace: Namespace): Promise<void> {
    const locale = this.#language;
    const reading = this.#load(locale, namespace).then((file) => {
      if (this.#language === locale) this.#files.set(namespace, prepare(file));
    });
    // A failure is shown first; whoever tries again later reads anew.
    reading.catch(() => setTimeout(() => this.#ready.delete(namespace), FAILURE_KEPT_MS));
    return reading;
  }

  /** Says everything in another language, as soon as all texts that were shown so far are there. */
  readonly changeLanguage = async (locale: Locale): Promise<void> => {
    const names = [...this.#files.keys()];
    const files = await Promise.all(names.map((name) => this.#load(locale, name)));
    this.#language = locale;
    this.#files = new Map(names.map((name, index) => [name, prepare(files[index] ?? {})]));
    this.#translators.clear();
    for (const tell of this.#listeners) tell();
  };

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Says texts of a loaded namespace; the same function until the language changes. Components name the language that they
   * render in, so that one whose results are remembered asks again for another language.
   */
  translator<N extends Namespace>(namespace: N, _language: Locale = this.#language): Translate<N> {
    let translate = this.#translators.get(namespace);
    if (!translate) {
      translate = (select: (texts: never) => unknown, values?: TextValues) => {
        const from = (values?.['ns'] as Namespace | undefined) ?? namespace;
        return this.#say(select(this.#files.get(from) as never), values);
      };
      this.#translators.set(namespace, translate);
    }
    return translate as Translate<N>;
  }

  #say(found: unknown, values: TextValues | undefined): string {
    const count = Number(values?.['count']);
    const text =
      found instanceof Plural ? (found.forms[rulesOf(this.#language).select(count)] ?? found.forms['other']) : found;
    if (typeof text !== 'string') throw new Error('There is no such text');
    return values ? text.replace(VALUE, (_whole, name: string) => String(values[name] ?? '')) : text;
  }
}
