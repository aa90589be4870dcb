import { loadGraphQLSchemaFromOpenAPI } from '@omnigraph/openapi';
import { execute, parse } from 'graphql';

const upstream = process.env['UPSTREAM_URL'] ?? '';

const schema = await loadGraphQLSchemaFromOpenAPI('AgencyPortal', {
  source: `${upstream}/openapi.json`,
  endpoint: upstream,
  operationHeaders: { authorization: `Bearer ${process.env['PORTAL_TOKEN']}` },
});
const document = parse(/* GraphQL */ `
  {
    listLeads(pageSize: 50) {
      __typename
      ... on LeadPage {
        count
        leads {
          __typename
          uuid
          company
          status
          mark
          answeredAt
          services {
            __typename
            name
          }
          budget {
            __typename
            from
            to
          }
        }
      }
    }
  }
`);
const result = await execute({ schema, document, contextValue: {} });
process.stdout.write(`${JSON.stringify(result)}\n`);
