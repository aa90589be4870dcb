/** Resolvers for every field of a type, for types whose parent value lacks their fields. */
export type EveryField<Resolvers> = Required<Omit<Resolvers, '__isTypeOf'>>;

/**
 * Resolvers for the named fields of a type, for types whose other fields come from other modules or from the parent
 * value.
 */
export type Fields<Resolvers, Names extends keyof Resolvers> = Required<Pick<Resolvers, Names>>;
