// The JSON Schemas of a query (`POST /query`, `call_tools`), for OpenAPI and MCP. Handwritten, because the manifest language
// does not allow arbitrary names in arguments.

const CELLS = { type: 'array', items: { type: ['string', 'number', 'null'] } };
const ROWS = { type: 'array', items: CELLS };
const COUNT = { type: 'integer', minimum: 0 };

export const QUERY_REQUEST = {
  type: 'object',
  properties: {
    calls: {
      type: 'object',
      minProperties: 1,
      maxProperties: 20,
      additionalProperties: {
        type: 'object',
        properties: {
          tool: { type: 'string', maxLength: 200, description: 'Name of a tool, such as places.search_cities.' },
          arguments: { type: 'object', description: 'Arguments of the tool.' },
          for_each: {
            type: 'object',
            description:
              'By argument: a list of values, {"members_of": group, "at": day}, or {"column": "<call>.<column>"}.',
          },
        },
        required: ['tool'],
        additionalProperties: false,
      },
      description: 'Calls by name. The name is the table in sql. At most 60 calls after for_each.',
    },
    sql: { type: 'string', maxLength: 4_000, description: 'One SELECT statement over the tables of the calls.' },
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: 1_000,
      description: 'Maximum number of rows. Default: 200 with sql, otherwise 20 per table.',
    },
    dry_run: {
      type: 'boolean',
      default: false,
      description: 'Only check the request and return its columns and number of calls.',
    },
  },
  required: ['calls'],
  additionalProperties: false,
} as const;

const COLUMNS = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      type: { type: 'string', description: 'text, number, integer, boolean or json.' },
      is: { type: 'string', description: 'Kind of its values, such as currency or country.iso2.' },
      unit: { type: 'string', description: 'Unit of all its values.' },
      calls: { type: 'array', items: { type: 'string' }, description: 'Calls that its values come from.' },
    },
    required: ['name', 'type', 'calls'],
  },
};

const TABLE = {
  columns: COLUMNS,
  rows: { ...ROWS, description: 'One value per column.' },
  row_count: { ...COUNT, description: 'Number of rows returned.' },
  truncated: { type: 'boolean', description: 'Whether there are more rows.' },
};

const SOURCE = {
  type: 'object',
  properties: {
    source: { type: 'string', description: 'Id of the source.' },
    publisher: { type: 'string' },
    licence: { type: 'string' },
    page: { type: 'string' },
    as_of: { type: 'string', description: 'Version or date of data that ships with the server.' },
    cache: { type: 'string', enum: ['hit', 'stale', 'miss'] },
    fetched_at: { type: 'string', format: 'date-time', description: 'Time at which the oldest part was fetched.' },
  },
  required: ['publisher'],
};

export const QUERY_ANSWER = {
  type: 'object',
  properties: {
    ...TABLE,
    tables: {
      type: 'object',
      additionalProperties: { type: 'object', properties: TABLE, required: Object.keys(TABLE) },
      description: 'Without sql: the table of each call.',
    },
    calls: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: {
          tool: { type: 'string', description: 'Id of the tool.' },
          made: { ...COUNT, description: 'Number of calls made.' },
          rows: { ...COUNT, description: 'Number of rows in its table.' },
          omitted: { ...COUNT, description: 'Number of rows beyond the 10,000 that a table can have.' },
          failed: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                arguments: { type: 'object', description: 'Arguments that for_each varied.' },
                code: { type: 'string', description: 'Code of the problem.' },
                message: { type: 'string' },
              },
              required: ['arguments', 'code', 'message'],
            },
          },
          sources: { type: 'array', items: SOURCE },
          answers: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                arguments: { type: 'object', description: 'Arguments that for_each varied.' },
                id: { type: 'string', description: 'Id of the answer, which is kept at /answers/<id>.' },
              },
              required: ['arguments', 'id'],
            },
          },
        },
        required: ['tool', 'made', 'rows', 'omitted', 'failed', 'sources', 'answers'],
      },
    },
    warnings: {
      type: 'array',
      items: { type: 'string' },
      description: 'Reasons to read figures with care, such as different units in one column.',
    },
    dry_run: {
      type: 'object',
      properties: {
        calls: { ...COUNT, description: 'Number of calls that the request makes.' },
        at_most: { ...COUNT, description: 'Maximum number, if columns of other calls have many values.' },
      },
      required: ['calls', 'at_most'],
    },
  },
  required: ['calls', 'warnings'],
} as const;

/** Description for people and models. */
export const QUERY_DESCRIPTION =
  'Makes up to 60 calls of read-only tools, puts each result into a table, and returns the rows of one SELECT over these tables (SQL of SQLite), or the first ' +
  'rows of each table without sql. for_each repeats a call over a list of values, the members of a group of countries (EU, EA, EFTA, NORDIC, OECD, G7, G20; ' +
  'World Bank regions EAS, ECS, LCN, MEA, NAC, SAS, SSF; World Bank income groups LIC, LMC, MIC, UMC, LMY, HIC) or a column of another call. Country codes in columns are ISO 3166-1 alpha-2; periods also have a column with their first day (period_start). Comparing ' +
  'columns of different code systems is rejected before any source is queried. A failed call leaves NULL and is reported in calls. Each call counts against ' +
  'the quota.';

/** Needs no source. */
export const QUERY_EXAMPLE = {
  calls: {
    cities: { tool: 'places.search_cities', arguments: { query: 'Paris' } },
    times: { tool: 'world-time.get_current_time', for_each: { timezone: { column: 'cities.timezone' } } },
  },
  sql: 'select c.name, c.country_code, t.* from cities c join times t using (timezone)',
};
