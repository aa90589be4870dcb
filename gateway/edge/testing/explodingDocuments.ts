/** `count` fragments on `type`, each using the next one `width` times: width^count selections in a short text. */
function fan(type: string, count: number, leaf: string, width = 2): string {
  const fragments = Array.from({ length: count }, (_, index) => {
    const next = index + 1 === count ? leaf : `...F${index + 1} `.repeat(width);
    return `fragment F${index} on ${type} { ${next} }`;
  });
  return fragments.join(' ');
}

function nestedInline(levels: number): string {
  return levels === 0
    ? 'id'
    : `... on Account { ${nestedInline(levels - 1)} } ... on Account { ${nestedInline(levels - 1)} }`;
}

/** Documents for the test gateway's schema that are expensive to refuse unless it is done with care (S-01). */
export const EXPLODING_DOCUMENTS: readonly (readonly [name: string, document: string])[] = [
  ['a fan on the root', `{ ...F0 } ${fan('Query', 40, 'me')}`],
  ['a fan below an object', `{ account { ...F0 } } ${fan('Account', 40, 'id')}`],
  ['a fan below a list', `{ items { ...F0 } } ${fan('Account', 40, 'id name')}`],
  ['a wide fan', `{ account { ...F0 } } ${fan('Account', 7, 'id', 10)}`],
  ['a fan of 20 levels', `{ account { ...F0 } } ${fan('Account', 20, 'id')}`],
  ['a fan with aliases', `{ account { ...F0 } } ${fan('Account', 30, 'a: id b: name')}`],
  ['a fan with directives', `{ account { ...F0 } } ${fan('Account', 30, 'id @include(if: true)')}`],
  ['a fan in a mutation', `mutation { touch ...F0 } ${fan('Mutation', 40, 'touch')}`],
  ['a fan in a subscription', `subscription { ...F0 } ${fan('Subscription', 40, 'silence')}`],
  ['a fan below introspection', `{ __schema { types { ...F0 } } } ${fan('__Type', 40, 'name')}`],
  ['two operations of which one explodes', `query A { me } query B { ...F0 } ${fan('Query', 40, 'me')}`],
  ['inline fragments', `{ account { ${nestedInline(6)} ${nestedInline(5)} } }`],
  ['a circle', '{ account { ...A } } fragment A on Account { id ...A }'],
  ['a fan of a circle', `{ account { ...F0 } } ${fan('Account', 30, 'id ...F0')}`],
  ['a value that looks like many suggestions', `{ items(first: "${'Did you mean? '.repeat(2_300)}") { id } }`],
];
