/** Resolvers for every field of a type: for types whose parent value does not carry their fields. */
export type EveryField<Resolvers> = Required<Omit<Resolvers, '__isTypeOf'>>;

/** Resolvers for the named fields of a type: for types whose fields are spread over rooms, or mostly carried by their parent value. */
export type Fields<Resolvers, Names extends keyof Resolvers> = Required<Pick<Resolvers, Names>>;
