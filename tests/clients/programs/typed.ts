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
const statuses = viewer?.leads?.edges.map(({ node }): 'ACTIVE' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | null => node.status ?? null);
const received: string[] = viewer?.leads?.edges.flatMap(({ node }) => node.receivedAt ?? []) ?? [];
process.stdout.write(`${JSON.stringify({ statuses, received })}\n`);
