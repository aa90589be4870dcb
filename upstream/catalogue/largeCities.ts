/** Aliases of the cities people are most likely to search for, larger ones first. */
const ALIASES = `
tokyo shanghai sao-paulo mexico-city beijing mumbai osaka new-york-city buenos-aires istanbul kolkata rio-de-janeiro
guangzhou shenzhen los-angeles jakarta new-delhi chennai bengaluru paris london bogota seoul hyderabad chicago nagoya
ahmedabad ho-chi-minh-city hanoi chengdu johannesburg santiago madrid toronto singapore-sg belo-horizonte hangzhou
barcelona dallas houston miami philadelphia atlanta sydney melbourne brasilia ankara berlin cape-town monterrey
guadalajara medellin milan rome naples montreal athens lisbon phoenix boston san-francisco seattle san-diego vienna
hamburg warsaw budapest munich brisbane perth vancouver dubai busan stockholm copenhagen bucharest manchester birmingham
prague brussels amsterdam cologne lyon marseille denver austin auckland tel-aviv oslo helsinki dublin zurich turin
rotterdam valencia seville krakow wroclaw porto frankfurt-am-main stuttgart leeds glasgow edinburgh geneva bern
`;

/** Rank by alias; smaller cities have none. */
export const LARGE_CITIES: ReadonlyMap<string, number> = new Map(
  ALIASES.trim()
    .split(/\s+/)
    .map((alias, index) => [alias, index]),
);
