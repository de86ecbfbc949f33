import type { ApiOpendataHandlers } from '../../../generated/api/opendata/operations.ts';
import type { PortalName } from '../../../generated/api/opendata/types.ts';
import { Problem } from '../../contract/problem.ts';
import { pageFigures } from '../../sdk/page.ts';
import type { SourceCall } from '../../sources/client/client.ts';
import type { Context } from '../context.ts';
import type { Portal } from './ckan/ckan.ts';
import { datasetRecord, datasetRow, organizationRecord, organizationRow } from './records.ts';

export function create(context: Context<'api/opendata'>): ApiOpendataHandlers {
  const portals: Record<PortalName, Portal<SourceCall>> = {
    us: context.source('data-gov'),
    uk: context.source('data-gov-uk'),
    ca: context.source('open-canada'),
  };
  return {
    search: async ({ q, portal, limit, offset }, call) => {
      const { total, datasets } = await portals[portal].search(q, limit, offset, call);
      return {
        portal,
        ...pageFigures(datasets.length, { limit, offset }, total),
        datasets: datasets.map((dataset) => datasetRow(portal, dataset)),
      };
    },
    dataset: async ({ dataset_id, portal, max_resources }, call) => {
      const found = await portals[portal].dataset(dataset_id, call);
      if (found === undefined) throw missing('dataset', dataset_id, portal);
      return datasetRecord(portal, found, max_resources);
    },
    organizations: async ({ portal, limit, offset }, call) => {
      const { total, organizations } = await portals[portal].organizations(limit, offset, call);
      return {
        portal,
        ...pageFigures(organizations.length, { limit, offset }, total),
        organizations: organizations.map((organization) => organizationRow(portal, organization)),
      };
    },
    organization: async ({ org_id, portal }, call) => {
      const found = await portals[portal].organization(org_id, call);
      if (found === undefined) throw missing('organization', org_id, portal);
      return organizationRecord(portal, found);
    },
  };
}

function missing(what: 'dataset' | 'organization', id: string, portal: PortalName): Problem {
  const list = what === 'dataset' ? '/api/opendata/search' : '/api/opendata/organizations';
  return new Problem('not_found', `The portal ${portal} has no ${what} ${id}.`, {
    hint: `${list} returns names; each portal (us, uk, ca) has its own.`,
  });
}
