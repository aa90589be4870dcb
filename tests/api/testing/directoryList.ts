/** Query for a page of the directory with facets and counts. */
export const LIST = `query ($first: Int! = 20, $page: Int, $after: String, $filter: AgencyFilterInput, $sort: AgencySort! = SCORE) {
  agencies(first: $first, page: $page, after: $after, filter: $filter, sort: $sort) {
    totalCount pages pageInfo { endCursor hasNextPage }
    nodes { id alias name logoUrl tagline services { alias name } industries { name } cities { name } numberOfEmployees { from }
      minBudget { amount } rating reviewCount score semrushExpert textLanguage }
    facets { filter values { key count } } countries { country { alias name } count } locations { name } wider { filter count } } }`;
/** The part of the response that tests check. */
export interface List {
  readonly totalCount: number;
  readonly pages: number;
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
  readonly nodes: readonly {
    readonly alias: string;
    readonly logoUrl: string | null;
    readonly services: { alias: string }[];
  }[];
  readonly facets: readonly { readonly filter: string; readonly values: readonly { key: string; count: number }[] }[];
  readonly countries: readonly { readonly country: { alias: string }; readonly count: number }[];
  readonly wider: readonly { readonly filter: string; readonly count: number }[];
}
