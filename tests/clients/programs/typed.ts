import { GraphQLClient } from 'graphql-request';
import { graphql } from '../.generated/gql/index.ts';
import { authorization, url } from './run.ts';

const leads = graphql(`
  query TypedLeads($status: LeadStatusFilter, $after: String) {
    viewer {
      leads(first: 3, after: $after, status: $status) {
        edges {
          node {
            id
            status
            title
            receivedAt
          }
        }
      }
    }
  }
`);

const client = new GraphQLClient(url, { headers: { authorization } });
const { viewer } = await client.request(leads, { status: 'ACCEPTED' });
const nodes = viewer?.leads?.edges.flatMap(({ node }) => node ?? []) ?? [];
// These annotations do not compile unless the generated types match them.
const statuses: (('ACCEPTED' | 'ACTIVE' | 'BLOCKED' | 'DECLINED' | 'EXPIRED') | null)[] = nodes.map(
  ({ status }) => status,
);
const received: (string | null)[] = nodes.map(({ receivedAt }) => receivedAt);
process.stdout.write(`${JSON.stringify({ statuses, received })}\n`);
