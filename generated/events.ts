// Generated from spec/ by `make generate`: do not edit.

import type { AdapterResult } from '../runtime/contract/adapter-result.ts';
import type { EventType, Look, LookCall } from '../runtime/contract/event.ts';
import { preprintFields as arxivPreprintRecordFields } from './events/arxiv-codec.ts';
import type { Preprint as ArxivPreprintRecord } from './events/arxiv.ts';
import { studyFields as clinicaltrialsStudyRecordFields } from './events/clinicaltrials-codec.ts';
import type { Study as ClinicaltrialsStudyRecord } from './events/clinicaltrials.ts';
import { projectFields as cordisProjectRecordFields } from './events/cordis-codec.ts';
import type { Project as CordisProjectRecord } from './events/cordis.ts';
import { vesselFields as digitrafficAisVesselRecordFields } from './events/digitraffic-ais-codec.ts';
import type { Vessel as DigitrafficAisVesselRecord } from './events/digitraffic-ais.ts';
import { rateFields as ecbFxRateRecordFields } from './events/ecb-fx-codec.ts';
import type { Rate as EcbFxRateRecord } from './events/ecb-fx.ts';
import { workFields as openalexWorkRecordFields } from './events/openalex-codec.ts';
import type { Work as OpenalexWorkRecord } from './events/openalex.ts';
import { ballotFields as riksdagenBallotRecordFields } from './events/riksdagen-codec.ts';
import type { Ballot as RiksdagenBallotRecord } from './events/riksdagen.ts';
import { tableFields as scbTableRecordFields } from './events/scb-codec.ts';
import type { Table as ScbTableRecord } from './events/scb.ts';
import { caseFields as stortingetCaseRecordFields } from './events/stortinget-codec.ts';
import type { Case as StortingetCaseRecord } from './events/stortinget.ts';
import { populationFields as unhcrPopulationRecordFields } from './events/unhcr-codec.ts';
import type { Population as UnhcrPopulationRecord } from './events/unhcr.ts';
import {
  crisisFields as gdacsEventRecordFields,
  crisisFields as nwsAlertsAlertRecordFields,
  crisisFields as smhiWarningsWarningRecordFields,
  crisisFields as usgsEarthquakesEarthquakeRecordFields,
} from './services/crisis-intelligence/codec.ts';
import type {
  Crisis as GdacsEventRecord,
  Crisis as NwsAlertsAlertRecord,
  Crisis as SmhiWarningsWarningRecord,
  Crisis as UsgsEarthquakesEarthquakeRecord,
} from './services/crisis-intelligence/types.ts';
import { legalActFields as cellarActRecordFields } from './services/eu-law/codec.ts';
import type { LegalAct as CellarActRecord } from './services/eu-law/types.ts';
import { companyFields as brregCompanyRecordFields } from './services/no-registry/codec.ts';
import type { Company as BrregCompanyRecord } from './services/no-registry/types.ts';
import { listedDocumentFields as riksdagenDocumentRecordFields } from './services/se-parliament/codec.ts';
import type { ListedDocument as RiksdagenDocumentRecord } from './services/se-parliament/types.ts';
import {
  geomagneticStormFields as donkiStormRecordFields,
  solarFlareFields as donkiFlareRecordFields,
} from './services/space-weather/codec.ts';
import type {
  GeomagneticStorm as DonkiStormRecord,
  SolarFlare as DonkiFlareRecord,
} from './services/space-weather/types.ts';

/** Event types of webhooks, by entity type. */
export const eventTypes: readonly EventType[] = [
  {
    type: 'arxiv_preprint',
    source: 'arxiv',
    entity: 'preprint',
    title: 'Preprints on arXiv',
    filters: ['categories', 'primary_category', 'authors', 'withdrawn'],
    summary: 'A preprint was submitted to arXiv in a watched category, or got a new version or a journal reference.',
    everyMs: 10800000,
    identity: 'id',
    compare: ['version', 'title', 'primary_category', 'categories', 'doi', 'journal_ref'],
    scope: {
      categories: {
        type: 'list',
        words: 'categories of arXiv',
        default: ['cs.CL'],
        description: 'Categories of preprints such as cs.CL, or archives such as quant-ph. If there are many papers per day, only the 500 most recent are checked.',
        maxItems: 5,
        pattern: /^[a-z-]{2,12}([.][A-Za-z-]{2,12})?$/u,
      },
    },
    always: false,
    forgetUnseenMs: 5184000000,
    fields: arxivPreprintRecordFields,
    schema: {
      type: 'object',
      properties: {
        id: { type: 'string', description: 'arXiv id without version.' },
        version: { type: ['integer', 'null'], description: 'Version described here.' },
        title: { type: 'string', description: 'Title; may contain LaTeX.' },
        abstract: { type: ['string', 'null'], description: 'Abstract; may contain LaTeX.' },
        authors: { type: 'array', description: 'First 20 authors.', items: { type: 'string' } },
        author_count: { type: 'integer', description: 'Number of authors.', minimum: 0 },
        published: {
          type: ['string', 'null'],
          description: 'Submission time of version 1, in UTC.',
          format: 'date-time',
        },
        updated: {
          type: ['string', 'null'],
          description: 'Submission time of this version, in UTC.',
          format: 'date-time',
        },
        primary_category: { type: ['string', 'null'], description: 'Main category.' },
        categories: { type: 'array', description: 'All categories.', items: { type: 'string' } },
        doi: { type: ['string', 'null'], description: 'DOI of the published article.' },
        journal_ref: { type: ['string', 'null'], description: 'Journal reference.' },
        comment: { type: ['string', 'null'], description: "Authors' comment." },
        withdrawn: {
          type: 'boolean',
          description: 'True if this version is withdrawn: it has no PDF, and its comment or abstract states the withdrawal.',
        },
        url: { type: 'string', description: 'Abstract page.', format: 'uri' },
      },
      required: [
        'id', 'version', 'title', 'abstract', 'authors', 'author_count', 'published', 'updated', 'primary_category',
        'categories', 'doi', 'journal_ref', 'comment', 'withdrawn', 'url',
      ],
    },
    example: {
      id: '2611.08386',
      version: 1,
      title: 'Parsing without treebanks',
      abstract: 'We show that sentences can be parsed without treebanks.',
      authors: ['Anna Andersson', 'Bo Berg'],
      author_count: 2,
      published: '2026-11-18T17:59:03Z',
      updated: '2026-11-18T17:59:03Z',
      primary_category: 'cs.CL',
      categories: ['cs.CL', 'cs.LG'],
      doi: null,
      journal_ref: null,
      comment: '12 pages',
      withdrawn: false,
      url: 'https://arxiv.org/abs/2611.08386',
    },
  },
  {
    type: 'brreg_company',
    source: 'brreg',
    entity: 'company',
    title: 'Norwegian companies',
    filters: ['status', 'org_number', 'employee_count', 'legal_form', 'industry_code'],
    summary: 'A Norwegian company on the watchlist changed, was added to the register or was removed from it.',
    everyMs: 900000,
    identity: 'org_number',
    compare: [
      'name', 'status', 'unit_type', 'legal_form', 'industry_code', 'further_industries', 'auxiliary_industry',
      'address', 'postal_address', 'employee_count', 'has_registered_employees', 'registration_date', 'founded_date',
      'start_date', 'closed_date', 'ownership_change_date', 'vat_registered', 'vat_registration_date',
      'voluntary_vat_registrations', 'bankrupt', 'bankruptcy_date', 'proceedings', 'winding_up', 'winding_up_date',
      'forced_dissolution', 'deleted', 'deletion_date', 'parent_org_number', 'website', 'phone', 'mobile', 'email',
      'sector_code', 'share_capital', 'activity', 'purpose', 'articles_date', 'in_group', 'last_annual_accounts',
      'business_enterprise_date', 'registered_in', 'language_form', 'remarks',
    ],
    scope: {
      watchlist: {
        type: 'list',
        words: 'nine-digit organization numbers',
        ignore: '  .-',
        default: [],
        needed: true,
        description: 'Norwegian companies to track: organization numbers separated by commas, or the path of a file that lists them.',
        maxItems: 500,
        byRecord: true,
        pattern: /^[0-9]{9}$/u,
      },
    },
    always: true,
    fetch: { service: 'no-registry', tool: 'lookup_registry_company', argument: 'org_number' },
    fields: brregCompanyRecordFields,
    schema: {
      type: 'object',
      properties: {
        org_number: { type: 'string', description: 'Organization number (9 digits).' },
        name: { type: 'string', description: 'Registered name.' },
        unit_type: {
          type: 'string',
          description: 'entity: a company or organization itself; branch: one of its places of business (underenhet).',
          enum: ['entity', 'branch'],
        },
        status: {
          type: 'string',
          description: 'The most severe status that applies: deleted from the register; bankrupt; in forced dissolution; in insolvency proceedings abroad; in reconstruction (negotiations with creditors under insolvency law); in voluntary winding up; closed; active if none of these applies.',
          enum: [
            'active', 'bankrupt', 'forced_dissolution', 'foreign_insolvency', 'reconstruction', 'winding_up', 'closed',
            'deleted',
          ],
        },
        legal_form: {
          type: ['string', 'null'],
          description: 'Legal form code, such as AS, ASA, ENK, DA, ORGL, BEDR.',
        },
        legal_form_description: { type: ['string', 'null'], description: 'Meaning of the code (Norwegian).' },
        industry_code: {
          type: ['string', 'null'],
          description: 'Main industry code (Norwegian NACE), such as 06.100.',
        },
        industry_description: { type: ['string', 'null'], description: 'Meaning of the code (Norwegian).' },
        address: {
          type: ['object', 'null'],
          properties: {
            lines: {
              type: 'array',
              description: 'Lines of the street address or post office box.',
              maxItems: 20,
              items: { type: 'string' },
            },
            postal_code: { type: ['string', 'null'], description: 'Postal code.' },
            city: { type: ['string', 'null'], description: 'City.' },
            municipality: { type: ['string', 'null'], description: 'Name of the municipality.' },
            municipality_code: { type: ['string', 'null'], description: 'Municipality number (4 digits).' },
            country: { type: ['string', 'null'], description: 'Norwegian name of the country.' },
            country_code: { type: ['string', 'null'], description: 'Country.' },
          },
          required: ['lines', 'postal_code', 'city', 'municipality', 'municipality_code', 'country', 'country_code'],
          description: 'Business address; for a branch, its location.',
        },
        employee_count: {
          type: ['integer', 'null'],
          description: 'Number of employees. The register does not publish numbers below 5; null means 0 to 4, or unknown.',
          minimum: 0,
        },
        registration_date: { type: ['string', 'null'], description: 'Registration date.', format: 'date' },
        vat_registered: { type: ['boolean', 'null'], description: 'Whether the company is registered for VAT.' },
        bankrupt: { type: ['boolean', 'null'], description: 'Whether bankruptcy proceedings are open.' },
        proceedings: {
          type: 'array',
          description: 'Open insolvency proceedings and dissolutions, most severe first. Absent if there are none.',
          maxItems: 20,
          items: {
            type: 'object',
            properties: {
              kind: {
                type: 'string',
                description: 'bankruptcy; forced_dissolution: forced liquidation or dissolution by a court; foreign_insolvency: insolvency proceedings in another country; reconstruction: negotiations with creditors under insolvency law; winding_up: a dissolution decided by the owners.',
                enum: ['bankruptcy', 'forced_dissolution', 'foreign_insolvency', 'reconstruction', 'winding_up'],
              },
              since: {
                type: ['string', 'null'],
                description: 'Day on which the proceeding was opened or decided.',
                format: 'date',
              },
              reason: {
                type: ['string', 'null'],
                description: 'Reason for a forced dissolution, such as missing annual accounts.',
              },
            },
            required: ['kind', 'since', 'reason'],
          },
        },
        deleted: {
          type: 'boolean',
          description: 'Whether the company was deleted from the register; if so, only its number, name, legal form and dates are available.',
        },
        deletion_date: { type: 'string', description: 'Deletion date.', format: 'date' },
        parent_org_number: { type: 'string', description: 'Organization number of the parent unit.' },
        website: { type: 'string', description: 'Website as registered, often without http.' },
        postal_address: {
          type: 'object',
          properties: {
            lines: {
              type: 'array',
              description: 'Lines of the street address or post office box.',
              maxItems: 20,
              items: { type: 'string' },
            },
            postal_code: { type: ['string', 'null'], description: 'Postal code.' },
            city: { type: ['string', 'null'], description: 'City.' },
            municipality: { type: ['string', 'null'], description: 'Name of the municipality.' },
            municipality_code: { type: ['string', 'null'], description: 'Municipality number (4 digits).' },
            country: { type: ['string', 'null'], description: 'Norwegian name of the country.' },
            country_code: { type: ['string', 'null'], description: 'Country.' },
          },
          required: ['lines', 'postal_code', 'city', 'municipality', 'municipality_code', 'country', 'country_code'],
          description: 'Mailing address.',
        },
        further_industries: {
          type: 'array',
          description: 'Second and third industry, in that order.',
          maxItems: 10,
          items: {
            type: 'object',
            properties: {
              code: {
                type: 'string',
                description: 'Industry code (Norwegian NACE; SN2025 codes since 2025), such as 06.100.',
              },
              description: { type: ['string', 'null'], description: 'Meaning of the code (Norwegian).' },
            },
            required: ['code', 'description'],
          },
        },
        auxiliary_industry: {
          type: 'object',
          properties: {
            code: {
              type: 'string',
              description: 'Industry code (Norwegian NACE; SN2025 codes since 2025), such as 06.100.',
            },
            description: { type: ['string', 'null'], description: 'Meaning of the code (Norwegian).' },
          },
          required: ['code', 'description'],
          description: 'Industry of an auxiliary unit within its group of companies.',
        },
        has_registered_employees: {
          type: 'boolean',
          description: 'Whether the company has any employees; true with a null employee_count means 1 to 4.',
        },
        employee_count_date: { type: 'string', description: 'Date of the employee count.', format: 'date' },
        founded_date: { type: 'string', description: 'Founding date.', format: 'date' },
        start_date: { type: 'string', description: 'Start date of a branch.', format: 'date' },
        closed_date: { type: 'string', description: 'Closing date of a branch.', format: 'date' },
        ownership_change_date: { type: 'string', description: 'When a branch last changed owners.', format: 'date' },
        vat_registration_date: { type: 'string', description: 'VAT registration date.', format: 'date' },
        voluntary_vat_registrations: {
          type: 'array',
          description: 'Activities for which the company registered voluntarily for VAT (Norwegian).',
          maxItems: 50,
          items: { type: 'string' },
        },
        bankruptcy_date: {
          type: 'string',
          description: 'When the bankruptcy proceedings were opened.',
          format: 'date',
        },
        winding_up: { type: 'boolean', description: 'Whether the company is being wound up.' },
        winding_up_date: { type: 'string', description: 'Start of the winding up.', format: 'date' },
        forced_dissolution: {
          type: 'boolean',
          description: 'Whether the company is under forced liquidation or dissolution.',
        },
        phone: { type: 'string', description: 'Telephone number as registered.' },
        mobile: { type: 'string', description: 'Mobile number as registered.' },
        email: { type: 'string', description: 'Email address as registered.' },
        sector_code: { type: 'string', description: 'Institutional sector code.' },
        sector_description: { type: 'string', description: 'Meaning of the sector code (Norwegian).' },
        share_capital: {
          type: 'object',
          properties: {
            amount: { type: ['number', 'null'], description: 'Amount in currency.' },
            currency: { type: ['string', 'null'], description: 'ISO 4217 code.' },
            shares: { type: ['integer', 'null'], description: 'Number of shares.', minimum: 0 },
            type: { type: ['string', 'null'], description: 'Type of capital (Norwegian), such as Aksjekapital.' },
            registered_date: { type: ['string', 'null'], description: 'Registration date.', format: 'date' },
          },
          required: ['amount', 'currency', 'shares', 'type', 'registered_date'],
          description: 'Registered capital.',
        },
        activity: { type: 'string', description: 'Activity as stated by the company (Norwegian).' },
        purpose: { type: 'string', description: 'Purpose in the articles of association (Norwegian).' },
        articles_date: { type: 'string', description: 'Date of the articles of association.', format: 'date' },
        in_group: { type: 'boolean', description: 'Whether the company is part of a group of companies.' },
        last_annual_accounts: {
          type: 'integer',
          description: 'Year of the latest annual accounts.',
          minimum: 1800,
          maximum: 2200,
        },
        business_enterprise_date: {
          type: 'string',
          description: 'Registration date in the Register of Business Enterprises.',
          format: 'date',
        },
        registered_in: {
          type: 'object',
          properties: {
            business_enterprises: {
              type: ['boolean', 'null'],
              description: 'Whether the organization is in the Register of Business Enterprises (Foretaksregisteret).',
            },
            foundations: {
              type: ['boolean', 'null'],
              description: 'Whether the organization is in the Register of Foundations.',
            },
            voluntary_organisations: {
              type: ['boolean', 'null'],
              description: 'Whether the organization is in the Register of Non-Profit Organisations.',
            },
            political_parties: {
              type: ['boolean', 'null'],
              description: 'Whether the organization is in the Register of Political Parties.',
            },
          },
          required: ['business_enterprises', 'foundations', 'voluntary_organisations', 'political_parties'],
          description: 'Other registers that contain the company.',
        },
        language_form: {
          type: 'string',
          description: 'Written form of Norwegian that the company uses: Bokmål or Nynorsk.',
        },
        remarks: {
          type: 'array',
          description: 'Remarks in the register (Norwegian).',
          maxItems: 50,
          items: { type: 'string' },
        },
      },
      required: [
        'org_number', 'name', 'unit_type', 'status', 'legal_form', 'legal_form_description', 'industry_code',
        'industry_description', 'address', 'employee_count', 'registration_date', 'vat_registered', 'bankrupt',
        'deleted',
      ],
    },
    example: {
      org_number: '974760673',
      name: 'REGISTERENHETEN I BRØNNØYSUND',
      unit_type: 'entity',
      status: 'active',
      legal_form: 'ORGL',
      legal_form_description: 'Organisasjonsledd',
      industry_code: '84.110',
      industry_description: 'Generell offentlig administrasjon',
      address: {
        lines: ['Havnegata 48'],
        postal_code: '8900',
        city: 'BRØNNØYSUND',
        municipality: 'BRØNNØY',
        municipality_code: '1813',
        country: 'Norge',
        country_code: 'NO',
      },
      employee_count: 455,
      registration_date: '1995-08-09',
      vat_registered: true,
      bankrupt: false,
      deleted: false,
    },
  },
  {
    type: 'cellar_act',
    source: 'cellar',
    entity: 'act',
    title: 'EU legal acts',
    filters: ['doc_type', 'date', 'celex'],
    summary: 'A recent EU legal act was published, or its title or date changed.',
    everyMs: 3600000,
    identity: 'celex',
    compare: ['title', 'date'],
    scope: {
      days: {
        type: 'integer',
        minimum: 1,
        maximum: 60,
        default: 14,
        description: 'Number of past days to watch, by signature date.',
      },
    },
    always: false,
    forgetUnseenMs: 1728000000,
    fetch: { service: 'eu-law', tool: 'get_document', argument: 'celex' },
    fields: cellarActRecordFields,
    schema: {
      type: 'object',
      properties: {
        celex: { type: 'string', description: 'CELEX number, such as 32016R0679; pass it to get_document.' },
        title: { type: 'string', description: 'English title.' },
        date: {
          type: ['string', 'null'],
          description: 'Day of signature; publication in the Official Journal follows days later.',
          format: 'date',
        },
        doc_type: {
          type: ['string', 'null'],
          description: 'Kind of act; null unless it is a regulation, directive or decision.',
          enum: ['regulation', 'directive', 'decision', null],
        },
        url: {
          type: 'string',
          description: 'EUR-Lex page of the act, for people (a bot check blocks automated access). For the text, use get_document with text_limit.',
          format: 'uri',
        },
      },
      required: ['celex', 'title', 'date', 'doc_type', 'url'],
    },
    example: {
      celex: '32026R2105',
      title: 'Commission Implementing Regulation (EU) 2026/2105',
      date: '2026-11-12',
      doc_type: 'regulation',
      url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32026R2105',
    },
  },
  {
    type: 'clinicaltrials_study',
    source: 'clinicaltrials',
    entity: 'study',
    title: 'Clinical trials',
    filters: ['overall_status', 'phase', 'enrollment', 'conditions', 'sponsor'],
    summary: 'A clinical study was registered or changed. A study registered long ago is reported as `created` when first detected; check first_posted_date.',
    everyMs: 21600000,
    identity: 'nct_id',
    compare: [
      'brief_title', 'overall_status', 'phase', 'study_type', 'conditions', 'interventions', 'sponsor', 'start_date',
      'completion_date', 'enrollment',
    ],
    scope: {
      phase: {
        type: 'string',
        enum: ['ANY', 'EARLY_PHASE1', 'PHASE1', 'PHASE2', 'PHASE3', 'PHASE4', 'NA'],
        default: 'PHASE3',
        description: 'Phase of the clinical studies to watch. ANY watches all phases, but checks only the 500 most recently changed studies.',
      },
      condition: {
        type: 'string',
        default: '',
        description: 'Words for the disease or condition, such as type 2 diabetes. Empty: any.',
      },
      sponsor: {
        type: 'string',
        default: '',
        description: 'Lead sponsor or collaborator of the studies. Empty: any.',
      },
    },
    always: false,
    forgetUnseenMs: 5184000000,
    fetch: { service: 'trials', tool: 'get_trial', argument: 'nct_id' },
    fields: clinicaltrialsStudyRecordFields,
    schema: {
      type: 'object',
      properties: {
        nct_id: { type: 'string', description: 'Registry id: NCT followed by 8 digits.' },
        brief_title: { type: ['string', 'null'], description: 'Short title.' },
        overall_status: { type: 'string', description: 'RECRUITING, COMPLETED, TERMINATED and so on.' },
        status_note: {
          type: 'string',
          description: 'For status UNKNOWN: the date when the status was last verified, and the last known status.',
        },
        phase: { type: ['string', 'null'], description: 'Phase; two phases are joined by a slash: PHASE1/PHASE2.' },
        study_type: { type: ['string', 'null'], description: 'INTERVENTIONAL, OBSERVATIONAL or EXPANDED_ACCESS.' },
        conditions: { type: 'array', description: 'Diseases and conditions.', items: { type: 'string' } },
        interventions: {
          type: 'array',
          description: 'Names of drugs, devices and procedures.',
          items: { type: 'string' },
        },
        sponsor: { type: ['string', 'null'], description: 'Lead sponsor.' },
        start_date: { type: ['string', 'null'], description: 'Start date, as YYYY-MM-DD or YYYY-MM.' },
        start_date_type: { type: 'string', description: 'ACTUAL or ESTIMATED (planned).' },
        completion_date: { type: ['string', 'null'], description: 'Completion date, in the same format.' },
        completion_date_type: { type: 'string', description: 'ACTUAL or ESTIMATED (planned).' },
        enrollment: { type: ['integer', 'null'], description: 'Participants.', minimum: 0 },
        enrollment_type: { type: 'string', description: 'ACTUAL or ESTIMATED (planned).' },
        first_posted_date: { type: ['string', 'null'], description: 'Date of first publication, in the same format.' },
        last_update_date: { type: ['string', 'null'], description: 'Date of the last update, in the same format.' },
        url: { type: 'string', description: 'Page.', format: 'uri' },
      },
      required: [
        'nct_id', 'brief_title', 'overall_status', 'phase', 'study_type', 'conditions', 'interventions', 'sponsor',
        'start_date', 'completion_date', 'enrollment', 'first_posted_date', 'last_update_date', 'url',
      ],
    },
    example: {
      nct_id: 'NCT06604689',
      brief_title: 'Semaglutide in type 2 diabetes',
      overall_status: 'RECRUITING',
      phase: 'PHASE3',
      study_type: 'INTERVENTIONAL',
      conditions: ['Type 2 Diabetes'],
      interventions: ['Semaglutide'],
      sponsor: 'Novo Nordisk A/S',
      start_date: '2026-10-01',
      completion_date: '2029-06',
      enrollment: 800,
      first_posted_date: '2026-09-12',
      last_update_date: '2026-11-18',
      url: 'https://clinicaltrials.gov/study/NCT06604689',
    },
  },
  {
    type: 'cordis_project',
    source: 'cordis',
    entity: 'project',
    title: 'EU research projects',
    filters: ['programme', 'coordinating_country', 'start_date'],
    summary: 'A research project appeared among the most recently started projects, or its title or dates changed.',
    everyMs: 21600000,
    identity: 'reference',
    compare: ['title', 'acronym', 'programme', 'start_date', 'end_date', 'coordinating_country'],
    scope: {},
    always: false,
    forgetUnseenMs: 2592000000,
    fetch: { service: 'eu-research', tool: 'get_project', argument: 'reference' },
    fields: cordisProjectRecordFields,
    schema: {
      type: 'object',
      properties: {
        reference: { type: 'string', description: 'Grant agreement number.' },
        title: { type: ['string', 'null'], description: 'Title.' },
        acronym: { type: ['string', 'null'], description: 'Acronym.' },
        programme: { type: ['string', 'null'], description: 'Framework programme.' },
        start_date: { type: ['string', 'null'], description: 'Start date.', format: 'date' },
        end_date: { type: ['string', 'null'], description: 'End date.', format: 'date' },
        coordinating_country: { type: ['string', 'null'], description: 'Country of the coordinator.' },
        url: { type: 'string', description: 'Page.', format: 'uri' },
      },
      required: [
        'reference', 'title', 'acronym', 'programme', 'start_date', 'end_date', 'coordinating_country', 'url',
      ],
    },
    example: {
      reference: '101091234',
      title: 'Batteries without cobalt',
      acronym: 'NOCOB',
      programme: 'HORIZON',
      start_date: '2026-11-01',
      end_date: '2029-10-31',
      coordinating_country: 'DE',
      url: 'https://cordis.europa.eu/project/id/101091234',
    },
  },
  {
    type: 'digitraffic-ais_vessel',
    source: 'digitraffic-ais',
    entity: 'vessel',
    title: 'Vessels near Finland',
    filters: ['type', 'speed', 'area', 'flag', 'mmsi'],
    summary: 'A vessel entered the watched area, left it or stopped transmitting for two hours, or changed its destination or status.',
    everyMs: 300000,
    identity: 'mmsi',
    compare: ['name', 'destination', 'nav_status'],
    ends: 'never',
    scope: {
      area: {
        type: 'string',
        words: 'a box as four numbers: west,south,east,north',
        ignore: ' ',
        default: '',
        needed: true,
        description: 'Box as west,south,east,north in degrees, within Finnish waters and the northern Baltic Sea, such as 24.5,59.9,25.5,60.3.',
        pattern: /^-?[0-9]{1,3}([.][0-9]{1,12})?,-?[0-9]{1,2}([.][0-9]{1,12})?,-?[0-9]{1,3}([.][0-9]{1,12})?,-?[0-9]{1,2}([.][0-9]{1,12})?$/u,
      },
    },
    always: false,
    fetch: { service: 'maritime', tool: 'get_vessel', argument: 'mmsi' },
    fields: digitrafficAisVesselRecordFields,
    schema: {
      type: 'object',
      properties: {
        mmsi: { type: 'integer', description: 'MMSI of the transmitter.' },
        name: { type: ['string', 'null'], description: 'Name as transmitted.' },
        flag: { type: ['string', 'null'], description: 'Flag.' },
        type: { type: ['string', 'null'], description: 'Kind of vessel: cargo, tanker, passenger and so on.' },
        latitude: { type: 'number', description: 'Latitude at that time.' },
        longitude: { type: 'number', description: 'Longitude at that time; east is positive.' },
        time: { type: 'string', description: 'Time of the position.', format: 'date-time' },
        speed: { type: ['number', 'null'], description: 'Speed over ground in knots.' },
        course: { type: ['number', 'null'], description: 'Course over ground in degrees.' },
        destination: { type: ['string', 'null'], description: 'Destination as entered by the crew.' },
        nav_status: { type: ['string', 'null'], description: 'Under way using engine, at anchor, moored …' },
      },
      required: [
        'mmsi', 'name', 'flag', 'type', 'latitude', 'longitude', 'time', 'speed', 'course', 'destination',
        'nav_status',
      ],
    },
    example: {
      mmsi: 230629000,
      name: 'FINNMAID',
      flag: 'FI',
      type: 'passenger',
      latitude: 60.12,
      longitude: 25.01,
      time: '2026-11-20T11:58:12Z',
      speed: 17.4,
      course: 182.3,
      destination: 'HELSINKI',
      nav_status: 'under way using engine',
    },
  },
  {
    type: 'donki_flare',
    source: 'donki',
    entity: 'flare',
    title: 'Solar flares',
    filters: ['class', 'magnitude', 'duration_minutes', 'active_region'],
    summary: 'Analysts added, completed, corrected or removed a solar flare.',
    everyMs: 900000,
    identity: 'id',
    compare: [
      'class_type', 'begin_time', 'peak_time', 'end_time', 'source_location', 'active_region', 'linked_events',
    ],
    ends: 'never',
    scope: {
      days: {
        type: 'integer',
        minimum: 2,
        maximum: 30,
        default: 7,
        description: 'Number of days during which corrections of solar flares are detected.',
      },
    },
    always: false,
    fields: donkiFlareRecordFields,
    schema: {
      type: 'object',
      properties: {
        id: { type: 'string', description: 'Id of the flare, such as 2024-05-08T01:33:00-FLR-001.' },
        class: {
          type: ['string', 'null'],
          description: 'Class letter; null while unknown.',
          enum: ['A', 'B', 'C', 'M', 'X', null],
        },
        class_type: { type: ['string', 'null'], description: 'Class with its magnitude, such as M3.4 or X14.3.' },
        magnitude: {
          type: ['number', 'null'],
          description: 'Number after the class letter. This and the following optional fields are returned only if detail is full.',
        },
        begin_time: { type: 'string', description: 'Start time, in UTC.', format: 'date-time' },
        peak_time: { type: ['string', 'null'], description: 'Time of peak intensity.', format: 'date-time' },
        end_time: {
          type: ['string', 'null'],
          description: 'End time; null while the flare is ongoing or if no end was entered.',
          format: 'date-time',
        },
        duration_minutes: { type: ['integer', 'null'], description: 'Minutes from start to end.' },
        source_location: {
          type: ['string', 'null'],
          description: 'Location on the sun in heliographic degrees, such as N25W60.',
        },
        latitude: { type: ['number', 'null'], description: "Degrees north of the sun's equator." },
        longitude: {
          type: ['number', 'null'],
          description: 'Degrees west of the center of the disk as seen from Earth; east is negative.',
        },
        active_region: { type: ['integer', 'null'], description: 'NOAA number of the active region, such as 13664.' },
        instruments: { type: 'array', description: 'Instruments that observed the flare.', items: { type: 'string' } },
        linked_events: {
          type: 'array',
          description: 'Ids of related events, such as coronal mass ejections (CME); omitted if detail is brief if there are none.',
          items: { type: 'string' },
        },
        note: { type: 'string', description: "Analyst's note." },
        submission_time: { type: 'string', description: 'When this version was submitted.', format: 'date-time' },
        link: { type: ['string', 'null'], description: "URL of the flare's page." },
      },
      required: [
        'id', 'class', 'class_type', 'begin_time', 'peak_time', 'end_time', 'source_location', 'active_region',
      ],
    },
    example: {
      id: '2026-11-19T01:33:00-FLR-001',
      class: 'X',
      class_type: 'X1.0',
      magnitude: 1,
      begin_time: '2026-11-19T01:33:00Z',
      peak_time: '2026-11-19T01:40:00Z',
      end_time: null,
      duration_minutes: null,
      source_location: 'N25W60',
      latitude: 25,
      longitude: 60,
      active_region: 14263,
      instruments: ['GOES-P: EXIS 1.0-8.0'],
      linked_events: [],
      link: 'https://webtools.ccmc.gsfc.nasa.gov/DONKI/view/FLR/41999/-1',
    },
  },
  {
    type: 'donki_storm',
    source: 'donki',
    entity: 'storm',
    title: 'Geomagnetic storms',
    filters: ['max_kp', 'g_scale', 'severity'],
    summary: 'Analysts added, extended, corrected or removed a geomagnetic storm.',
    everyMs: 900000,
    identity: 'id',
    compare: ['start_time', 'last_observed_time', 'max_kp', 'g_scale', 'kp_index', 'linked_events'],
    ends: 'never',
    scope: {
      days: {
        type: 'integer',
        minimum: 2,
        maximum: 60,
        default: 30,
        description: 'Number of days during which corrections of geomagnetic storms are detected.',
      },
    },
    always: false,
    fields: donkiStormRecordFields,
    schema: {
      type: 'object',
      properties: {
        id: { type: 'string', description: 'Id of the storm.' },
        start_time: { type: 'string', description: 'Start time, in UTC.', format: 'date-time' },
        last_observed_time: {
          type: ['string', 'null'],
          description: 'End of the last three-hour interval with a Kp value; the source reports no end time.',
          format: 'date-time',
        },
        max_kp: {
          type: ['number', 'null'],
          description: 'Largest Kp index; null if none was entered.',
          minimum: 0,
          maximum: 9,
        },
        severity: {
          type: ['string', 'null'],
          description: 'Severity based on the largest Kp: severe from 7- (6.67), storm from 5- (4.67).',
          enum: ['severe', 'storm', 'below_storm', null],
        },
        g_scale: {
          type: ['string', 'null'],
          description: 'NOAA scale of the largest Kp; null below Kp 5.',
          enum: ['G1', 'G2', 'G3', 'G4', 'G5', null],
        },
        kp_index: {
          type: 'array',
          description: 'All Kp values, earliest first.',
          items: {
            type: 'object',
            properties: {
              observed_time: { type: 'string', description: 'End of the three-hour interval.', format: 'date-time' },
              kp: { type: 'number', description: 'Kp index, in thirds (7.67 is 8-).', minimum: 0, maximum: 9 },
              source: { type: 'string', description: 'Provider of the value, usually NOAA.' },
            },
            required: ['observed_time', 'kp'],
          },
        },
        linked_events: {
          type: 'array',
          description: 'Ids of related events, such as coronal mass ejections (CME) and shocks (IPS).',
          items: { type: 'string' },
        },
        submission_time: { type: 'string', description: 'When this version was submitted.', format: 'date-time' },
        link: { type: ['string', 'null'], description: "URL of the storm's page." },
      },
      required: [
        'id', 'start_time', 'last_observed_time', 'max_kp', 'severity', 'g_scale', 'kp_index', 'linked_events', 'link',
      ],
    },
    example: {
      id: '2026-11-18T15:00:00-GST-001',
      start_time: '2026-11-18T15:00:00Z',
      last_observed_time: '2026-11-18T18:00:00Z',
      max_kp: 6.67,
      severity: 'severe',
      g_scale: 'G3',
      kp_index: [{ observed_time: '2026-11-18T18:00:00Z', kp: 6.67, source: 'NOAA' }],
      linked_events: ['2026-11-16T08:12:00-CME-001'],
      link: 'https://webtools.ccmc.gsfc.nasa.gov/DONKI/view/GST/42011/-1',
    },
  },
  {
    type: 'ecb-fx_rate',
    source: 'ecb-fx',
    entity: 'rate',
    title: 'Euro reference rates',
    filters: ['currency', 'rate', 'date'],
    summary: 'The European Central Bank published a new euro reference rate for a currency.',
    everyMs: 300000,
    identity: 'currency',
    compare: ['date', 'rate'],
    ends: 'never',
    scope: {},
    always: false,
    fetch: { service: 'eu-bank-fx', tool: 'get_rate', argument: 'target' },
    fields: ecbFxRateRecordFields,
    schema: {
      type: 'object',
      properties: {
        currency: { type: 'string', description: 'ISO 4217 code.' },
        base: { type: 'string', description: 'Currency against which the rate is quoted.', const: 'EUR' },
        date: { type: 'string', description: 'Day of publication.', format: 'date' },
        rate: { type: 'number', description: 'Units of the currency per euro.' },
      },
      required: ['currency', 'base', 'date', 'rate'],
    },
    example: { currency: 'USD', base: 'EUR', date: '2026-11-20', rate: 1.0834 },
  },
  {
    type: 'gdacs_event',
    source: 'gdacs',
    entity: 'event',
    title: 'Disasters worldwide',
    filters: ['alert_level', 'event_type', 'country_codes', 'area'],
    summary: 'A recent disaster reached one of the watched alert levels, changed, was withdrawn, or dropped below these levels.',
    everyMs: 600000,
    identity: 'source_id',
    compare: ['title', 'alert_level', 'source_level', 'country_codes', 'is_current', 'magnitude', 'measure', 'glide'],
    ends: 'never',
    scope: {
      levels: {
        type: 'list',
        enum: ['Green', 'Orange', 'Red'],
        default: ['Orange', 'Red'],
        description: 'Alert levels to watch.',
      },
      days: {
        type: 'integer',
        minimum: 2,
        maximum: 90,
        default: 30,
        description: 'Number of past days for which disasters are watched.',
      },
    },
    always: false,
    fields: gdacsEventRecordFields,
    schema: {
      type: 'object',
      properties: {
        source: {
          type: 'string',
          description: 'Source of the record.',
          enum: [
            'gdacs', 'usgs-earthquakes', 'nws-alerts', 'nve-flood', 'smhi-warnings', 'dmi-warnings', 'fmi-warnings',
            'gdelt',
          ],
        },
        source_id: { type: 'string', description: 'Id at that source.' },
        event_type: {
          type: ['string', 'null'],
          description: 'Kind of disaster; null for weather outside the six kinds, such as wind or snow.',
          enum: ['EQ', 'TC', 'FL', 'VO', 'DR', 'WF', null],
        },
        hazard: { type: 'string', description: 'Hazard as named by the source: Earthquake, Flood Watch, Black ice …' },
        title: { type: 'string', description: 'Title.' },
        description: {
          type: 'string',
          description: 'Description; if detail is brief, only for the first three records and truncated to 160 characters.',
        },
        instruction: { type: 'string', description: 'What people should do; only if detail is full.' },
        severity: {
          type: ['string', 'null'],
          description: 'Severity; for GDACS and earthquakes derived from the alert level or the magnitude.',
          enum: ['minor', 'moderate', 'severe', 'extreme', null],
        },
        alert_level: {
          type: ['string', 'null'],
          description: 'Alert level as published by GDACS. For other sources, minor and moderate map to Green, severe to Orange, and extreme to Red.',
          enum: ['Green', 'Orange', 'Red', null],
        },
        source_level: { type: 'string', description: 'Level as named by the source: yellow, Severe, PAGER green …' },
        country_codes: {
          type: 'array',
          description: 'Countries affected; empty if unknown, for example far out at sea.',
          items: { type: 'string' },
        },
        placed_by: {
          type: 'string',
          description: 'How the country was determined if the source reports none.',
          enum: ['text', 'coordinates'],
        },
        area: {
          type: 'string',
          description: 'Area in words; truncated to 50 characters if detail is brief, and omitted if the title or the countries already contain it.',
        },
        latitude: {
          type: ['number', 'null'],
          description: 'Latitude of the event or of the center of its area; null if the source reports no geometry.',
          minimum: -90,
          maximum: 90,
        },
        longitude: {
          type: ['number', 'null'],
          description: 'Longitude of the event or of the center of its area; null if the source reports no geometry.',
          minimum: -180,
          maximum: 180,
        },
        starts_at: {
          type: ['string', 'null'],
          description: 'When the event happened, began or will begin (UTC).',
          format: 'date-time',
        },
        ends_at: {
          type: ['string', 'null'],
          description: 'When the event ended or is expected to end; for GDACS, the last observed day; null for earthquakes and open-ended events (until further notice).',
          format: 'date-time',
        },
        updated_at: { type: 'string', description: 'When the source last updated the record.', format: 'date-time' },
        is_current: { type: 'boolean', description: 'Whether GDACS considers the event ongoing.' },
        magnitude: { type: 'number', description: 'Magnitude of an earthquake.' },
        depth_km: { type: 'number', description: 'Depth of an earthquake in kilometers.' },
        measure: {
          type: 'string',
          description: 'Measurement as worded by the source, such as a wind speed or a burnt area; if detail is brief, only for the first three records.',
        },
        certainty: { type: 'string', description: 'Certainty: Observed, Likely, Possible …' },
        urgency: { type: 'string', description: 'Urgency: Immediate, Expected, Future …' },
        issuer: { type: 'string', description: 'Office that issued the warning or observed the event.' },
        glide: { type: 'string', description: 'GLIDE number of the disaster.' },
        url: { type: ['string', 'null'], description: 'Web page.' },
        also_reported_by: {
          type: 'array',
          description: 'Reports of the same event by other sources; those records are omitted.',
          items: {
            type: 'object',
            properties: {
              source: {
                type: 'string',
                description: 'Another source that reported the same event.',
                enum: [
                  'gdacs', 'usgs-earthquakes', 'nws-alerts', 'nve-flood', 'smhi-warnings', 'dmi-warnings',
                  'fmi-warnings', 'gdelt',
                ],
              },
              source_id: { type: 'string', description: 'Id at that source.' },
              url: { type: 'string', description: 'Page.' },
            },
            required: ['source', 'source_id'],
          },
        },
      },
      required: [
        'source', 'source_id', 'event_type', 'hazard', 'title', 'severity', 'alert_level', 'country_codes', 'latitude',
        'longitude', 'starts_at', 'ends_at', 'url',
      ],
    },
    example: {
      source: 'gdacs',
      source_id: 'TC1001234',
      event_type: 'TC',
      hazard: 'Tropical cyclone',
      title: 'Tropical Cyclone KALMAEGI-26',
      severity: 'extreme',
      alert_level: 'Red',
      source_level: 'Red',
      country_codes: ['PH', 'VN'],
      area: 'Philippines, Viet Nam',
      latitude: 13.4,
      longitude: 112.9,
      starts_at: '2026-11-17T00:00:00Z',
      ends_at: '2026-11-20T06:00:00Z',
      is_current: true,
      measure: 'Typhoon (maximum wind speed of 213 km/h)',
      url: 'https://www.gdacs.org/report.aspx?eventtype=TC&eventid=1001234',
    },
  },
  {
    type: 'nws-alerts_alert',
    source: 'nws-alerts',
    entity: 'alert',
    title: 'Weather alerts in the United States',
    filters: ['severity', 'hazard', 'urgency', 'certainty', 'area'],
    summary: 'A US National Weather Service weather alert was issued, updated or canceled, or it expired.',
    everyMs: 120000,
    identity: 'source_id',
    compare: [
      'hazard', 'title', 'description', 'instruction', 'severity', 'area', 'starts_at', 'ends_at', 'certainty',
      'urgency',
    ],
    ends: 'ends_at',
    scope: {
      severities: {
        type: 'list',
        enum: ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'],
        default: ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'],
        description: 'Severities of US weather alerts to watch.',
      },
      states: {
        type: 'list',
        words: 'two-letter codes',
        default: [],
        description: 'US states, territories and marine areas, such as TX or GM. Empty: all.',
        pattern: /^[A-Z]{2}$/u,
      },
    },
    always: false,
    fields: nwsAlertsAlertRecordFields,
    schema: {
      type: 'object',
      properties: {
        source: {
          type: 'string',
          description: 'Source of the record.',
          enum: [
            'gdacs', 'usgs-earthquakes', 'nws-alerts', 'nve-flood', 'smhi-warnings', 'dmi-warnings', 'fmi-warnings',
            'gdelt',
          ],
        },
        source_id: { type: 'string', description: 'Id at that source.' },
        event_type: {
          type: ['string', 'null'],
          description: 'Kind of disaster; null for weather outside the six kinds, such as wind or snow.',
          enum: ['EQ', 'TC', 'FL', 'VO', 'DR', 'WF', null],
        },
        hazard: { type: 'string', description: 'Hazard as named by the source: Earthquake, Flood Watch, Black ice …' },
        title: { type: 'string', description: 'Title.' },
        description: {
          type: 'string',
          description: 'Description; if detail is brief, only for the first three records and truncated to 160 characters.',
        },
        instruction: { type: 'string', description: 'What people should do; only if detail is full.' },
        severity: {
          type: ['string', 'null'],
          description: 'Severity; for GDACS and earthquakes derived from the alert level or the magnitude.',
          enum: ['minor', 'moderate', 'severe', 'extreme', null],
        },
        alert_level: {
          type: ['string', 'null'],
          description: 'Alert level as published by GDACS. For other sources, minor and moderate map to Green, severe to Orange, and extreme to Red.',
          enum: ['Green', 'Orange', 'Red', null],
        },
        source_level: { type: 'string', description: 'Level as named by the source: yellow, Severe, PAGER green …' },
        country_codes: {
          type: 'array',
          description: 'Countries affected; empty if unknown, for example far out at sea.',
          items: { type: 'string' },
        },
        placed_by: {
          type: 'string',
          description: 'How the country was determined if the source reports none.',
          enum: ['text', 'coordinates'],
        },
        area: {
          type: 'string',
          description: 'Area in words; truncated to 50 characters if detail is brief, and omitted if the title or the countries already contain it.',
        },
        latitude: {
          type: ['number', 'null'],
          description: 'Latitude of the event or of the center of its area; null if the source reports no geometry.',
          minimum: -90,
          maximum: 90,
        },
        longitude: {
          type: ['number', 'null'],
          description: 'Longitude of the event or of the center of its area; null if the source reports no geometry.',
          minimum: -180,
          maximum: 180,
        },
        starts_at: {
          type: ['string', 'null'],
          description: 'When the event happened, began or will begin (UTC).',
          format: 'date-time',
        },
        ends_at: {
          type: ['string', 'null'],
          description: 'When the event ended or is expected to end; for GDACS, the last observed day; null for earthquakes and open-ended events (until further notice).',
          format: 'date-time',
        },
        updated_at: { type: 'string', description: 'When the source last updated the record.', format: 'date-time' },
        is_current: { type: 'boolean', description: 'Whether GDACS considers the event ongoing.' },
        magnitude: { type: 'number', description: 'Magnitude of an earthquake.' },
        depth_km: { type: 'number', description: 'Depth of an earthquake in kilometers.' },
        measure: {
          type: 'string',
          description: 'Measurement as worded by the source, such as a wind speed or a burnt area; if detail is brief, only for the first three records.',
        },
        certainty: { type: 'string', description: 'Certainty: Observed, Likely, Possible …' },
        urgency: { type: 'string', description: 'Urgency: Immediate, Expected, Future …' },
        issuer: { type: 'string', description: 'Office that issued the warning or observed the event.' },
        glide: { type: 'string', description: 'GLIDE number of the disaster.' },
        url: { type: ['string', 'null'], description: 'Web page.' },
        also_reported_by: {
          type: 'array',
          description: 'Reports of the same event by other sources; those records are omitted.',
          items: {
            type: 'object',
            properties: {
              source: {
                type: 'string',
                description: 'Another source that reported the same event.',
                enum: [
                  'gdacs', 'usgs-earthquakes', 'nws-alerts', 'nve-flood', 'smhi-warnings', 'dmi-warnings',
                  'fmi-warnings', 'gdelt',
                ],
              },
              source_id: { type: 'string', description: 'Id at that source.' },
              url: { type: 'string', description: 'Page.' },
            },
            required: ['source', 'source_id'],
          },
        },
      },
      required: [
        'source', 'source_id', 'event_type', 'hazard', 'title', 'severity', 'alert_level', 'country_codes', 'latitude',
        'longitude', 'starts_at', 'ends_at', 'url',
      ],
    },
    example: {
      source: 'nws-alerts',
      source_id: 'urn:oid:2.49.0.1.840.0.1f3c.001.1',
      event_type: 'FL',
      hazard: 'Flood Watch',
      title: 'Flood Watch issued November 20 at 1:34PM PST until November 21 at 4:00PM PST by NWS Portland OR',
      description: 'Excessive rain over the past few days will keep many rivers running high.',
      severity: 'severe',
      alert_level: 'Orange',
      source_level: 'Severe',
      country_codes: ['US'],
      area: 'Northern Oregon Coast; Willapa Hills',
      latitude: null,
      longitude: null,
      starts_at: '2026-11-20T21:34:00Z',
      ends_at: '2026-11-22T00:00:00Z',
      updated_at: '2026-11-20T21:34:00Z',
      certainty: 'Possible',
      urgency: 'Future',
      issuer: 'NWS Portland OR',
      url: 'https://api.weather.gov/alerts/urn:oid:2.49.0.1.840.0.1f3c.001.1',
    },
  },
  {
    type: 'openalex_work',
    source: 'openalex',
    entity: 'work',
    title: 'Scholarly works',
    filters: ['type', 'topic', 'is_open_access', 'venue'],
    summary: 'A scholarly work on the watched subject was published or retracted, or its title, venue or access changed.',
    everyMs: 21600000,
    identity: 'id',
    compare: ['title', 'doi', 'venue', 'type', 'is_open_access', 'retracted'],
    scope: {
      search: {
        type: 'string',
        default: '"nuclear fusion"',
        description: 'Search words for the works to watch (title, abstract or text). Supports quoted phrases, AND, OR and NOT. For a broad subject, only the 200 most recent works are checked.',
      },
    },
    always: false,
    forgetUnseenMs: 5184000000,
    fetch: { service: 'scholarly', tool: 'get_paper', argument: 'paper_id' },
    fields: openalexWorkRecordFields,
    schema: {
      type: 'object',
      properties: {
        id: { type: 'string', description: 'OpenAlex id.' },
        doi: { type: ['string', 'null'], description: 'DOI.' },
        title: { type: ['string', 'null'], description: 'Title.' },
        publication_date: { type: ['string', 'null'], description: 'Day of publication.' },
        venue: { type: ['string', 'null'], description: 'Journal, conference or repository.' },
        type: { type: ['string', 'null'], description: 'Type: article, preprint, book-chapter and so on.' },
        authors: { type: 'array', description: 'First five authors.', items: { type: 'string' } },
        author_count: { type: 'integer', description: 'Number of authors.', minimum: 0 },
        topic: { type: ['string', 'null'], description: 'Main topic.' },
        is_open_access: { type: ['boolean', 'null'], description: 'Whether the work is free to read.' },
        retracted: { type: ['boolean', 'null'], description: 'Whether the work was retracted.' },
        url: { type: 'string', description: 'Page.', format: 'uri' },
      },
      required: [
        'id', 'doi', 'title', 'publication_date', 'venue', 'type', 'authors', 'author_count', 'topic',
        'is_open_access', 'retracted', 'url',
      ],
    },
    example: {
      id: 'W4412345678',
      doi: '10.1088/1741-4326/ad1234',
      title: 'Confinement of energetic ions in spherical tokamaks',
      publication_date: '2026-11-18',
      venue: 'Nuclear Fusion',
      type: 'article',
      authors: ['Anna Andersson', 'Bo Berg'],
      author_count: 2,
      topic: 'Magnetic confinement fusion research',
      is_open_access: true,
      retracted: false,
      url: 'https://openalex.org/W4412345678',
    },
  },
  {
    type: 'riksdagen_document',
    source: 'riksdagen',
    entity: 'document',
    title: 'Documents of the Swedish parliament',
    filters: ['doc_type', 'status', 'committee', 'session'],
    summary: 'A recent Riksdag document was published, or its title or status changed.',
    everyMs: 900000,
    identity: 'dok_id',
    compare: ['title', 'subtitle', 'doc_type', 'session', 'designation', 'committee', 'date', 'status'],
    scope: {},
    always: false,
    forgetUnseenMs: 2592000000,
    fetch: { service: 'se-parliament', tool: 'get_document', argument: 'dok_id' },
    fields: riksdagenDocumentRecordFields,
    schema: {
      type: 'object',
      properties: {
        dok_id: { type: 'string', description: 'Document id, such as HA01AU10; pass it to get_document.' },
        title: { type: ['string', 'null'], description: 'Title.' },
        subtitle: { type: ['string', 'null'], description: 'Subtitle, such as the author of a motion.' },
        doc_type: { type: ['string', 'null'], description: 'Document type code, such as bet.' },
        doc_type_label: { type: ['string', 'null'], description: 'Document type in English.' },
        subtype: {
          type: ['string', 'null'],
          description: 'Subtype; in lists, this field, number, committee_name and published are returned only if detail is full.',
        },
        session: {
          type: ['string', 'null'],
          description: 'Session such as 2022/23, or the year of a government series.',
        },
        designation: { type: ['string', 'null'], description: 'Designation within the session, such as AU10.' },
        number: { type: ['string', 'null'], description: 'Number within its series.' },
        committee: { type: ['string', 'null'], description: 'Committee code; for bills, the name of the ministry.' },
        committee_name: { type: ['string', 'null'], description: 'English name of the committee.' },
        date: { type: ['string', 'null'], description: 'Date of the document.', format: 'date' },
        published: { type: ['string', 'null'], description: 'Day of publication.', format: 'date' },
        status: { type: ['string', 'null'], description: 'Status as worded by the source.' },
        summary: { type: ['string', 'null'], description: 'Summary, or the text around the match.' },
        url: { type: ['string', 'null'], description: 'URL of the document.', format: 'uri' },
        authors: {
          type: 'array',
          description: 'Authors; if detail is brief, only the first three.',
          items: {
            type: 'object',
            properties: {
              person_id: {
                type: ['string', 'null'],
                description: 'Id of the person; pass it to get_member. In lists, only if detail is full.',
              },
              name: { type: ['string', 'null'], description: 'Name.' },
              party: { type: ['string', 'null'], description: 'Code of the party.' },
              role: {
                type: ['string', 'null'],
                description: 'Role as worded by the source, such as undertecknare (signatory); in lists, only if detail is full.',
              },
            },
            required: ['name', 'party'],
          },
        },
        authors_total: { type: 'integer', description: 'Number of authors.', minimum: 0 },
      },
      required: [
        'dok_id', 'title', 'subtitle', 'doc_type', 'doc_type_label', 'session', 'designation', 'committee', 'date',
        'status', 'summary', 'url', 'authors', 'authors_total',
      ],
    },
    example: {
      dok_id: 'HE02123',
      title: 'Bättre tågtrafik',
      subtitle: 'av Anna Andersson',
      doc_type: 'mot',
      doc_type_label: 'motion',
      subtype: 'Enskild motion',
      session: '2026/27',
      designation: '123',
      number: '123',
      committee: 'TU',
      committee_name: 'Transport and Communications',
      date: '2026-11-18',
      published: '2026-11-18',
      status: null,
      summary: 'Riksdagen ställer sig bakom det som anförs om att bygga ut stambanorna.',
      url: null,
      authors: [{ person_id: '0123456789', name: 'Anna Andersson', party: 'MP', role: 'undertecknare' }],
      authors_total: 1,
    },
  },
  {
    type: 'riksdagen_ballot',
    source: 'riksdagen',
    entity: 'ballot',
    title: 'Votes of the Swedish parliament',
    filters: ['session', 'yes', 'no', 'absent'],
    summary: 'The Riksdag voted on a point of a report.',
    everyMs: 900000,
    identity: 'id',
    compare: ['yes', 'no', 'abstain', 'absent'],
    scope: {},
    always: false,
    forgetUnseenMs: 17280000000,
    fetch: { service: 'se-parliament', tool: 'get_vote_detail', argument: 'votering_id' },
    fields: riksdagenBallotRecordFields,
    schema: {
      type: 'object',
      properties: {
        id: {
          type: 'string',
          description: 'Id of the ballot in the format that get_vote_detail accepts: session:designation:point.',
        },
        session: { type: 'string', description: 'Session.' },
        designation: { type: 'string', description: 'Designation of the report.' },
        point: { type: 'integer', description: 'Point of the report.' },
        dok_id: { type: ['string', 'null'], description: 'Id of the report.' },
        date: { type: ['string', 'null'], description: 'Day of the ballot.' },
        yes: { type: 'integer', description: 'Yes votes in the ballot on the matter itself.' },
        no: { type: 'integer', description: 'Votes against.' },
        abstain: { type: 'integer', description: 'Abstentions.' },
        absent: { type: 'integer', description: 'Absent members.' },
      },
      required: ['id', 'session', 'designation', 'point', 'dok_id', 'date', 'yes', 'no', 'abstain', 'absent'],
    },
    example: {
      id: '2026/27:TU3:2',
      session: '2026/27',
      designation: 'TU3',
      point: 2,
      dok_id: 'HE01TU3',
      date: '2026-11-18',
      yes: 160,
      no: 150,
      abstain: 5,
      absent: 34,
    },
  },
  {
    type: 'scb_table',
    source: 'scb',
    entity: 'table',
    title: 'Tables of Statistics Sweden',
    filters: ['subject', 'frequency', 'discontinued'],
    summary: 'A Statistics Sweden table was added, received new figures, or was discontinued or removed.',
    everyMs: 1800000,
    identity: 'id',
    compare: ['title', 'first', 'last', 'updated', 'discontinued'],
    scope: {
      subjects: {
        type: 'list',
        words: 'two-letter codes',
        default: [],
        description: 'Statistics Sweden subject codes, such as BE for population. Empty: all.',
        pattern: /^[A-Z]{2}$/u,
      },
      language: { type: 'string', enum: ['en', 'sv'], default: 'en', description: 'Language of the table titles.' },
    },
    always: false,
    fetch: { service: 'se-statistics', tool: 'get_table_metadata', argument: 'table_path' },
    fields: scbTableRecordFields,
    schema: {
      type: 'object',
      properties: {
        id: { type: 'string', description: 'Id of the table; pass it to get_table_metadata as table_path.' },
        path: { type: 'string', description: 'Path of the table.' },
        title: { type: 'string', description: 'Title, with the periods that it covers.' },
        subject: { type: ['string', 'null'], description: "Name of the table's subject." },
        first: { type: ['string', 'null'], description: 'First period.' },
        last: { type: ['string', 'null'], description: 'Last period.' },
        frequency: { type: ['string', 'null'], description: 'Frequency: Monthly, Quarterly, Annual.' },
        updated: { type: ['string', 'null'], description: 'Time of the last update.' },
        discontinued: { type: 'boolean', description: 'Whether it is discontinued.' },
      },
      required: ['id', 'path', 'title', 'subject', 'first', 'last', 'frequency', 'updated', 'discontinued'],
    },
    example: {
      id: 'TAB4707',
      path: 'AM/AM0211/AM0211A/TAB4707',
      title: 'Number of ongoing employments by duration, sex and sector. Month 2015M04-2026M09',
      subject: 'Labour market',
      first: '2015M04',
      last: '2026M09',
      frequency: 'Monthly',
      updated: '2026-11-20T07:00:00Z',
      discontinued: false,
    },
  },
  {
    type: 'smhi-warnings_warning',
    source: 'smhi-warnings',
    entity: 'warning',
    title: 'Weather and flood warnings in Sweden',
    filters: ['severity', 'hazard', 'source_level', 'area'],
    summary: 'A Swedish weather or flood warning was published for an area, changed, or ended.',
    everyMs: 300000,
    identity: 'source_id',
    compare: ['hazard', 'title', 'description', 'severity', 'source_level', 'area', 'starts_at', 'ends_at'],
    ends: 'ends_at',
    scope: {},
    always: false,
    fields: smhiWarningsWarningRecordFields,
    schema: {
      type: 'object',
      properties: {
        source: {
          type: 'string',
          description: 'Source of the record.',
          enum: [
            'gdacs', 'usgs-earthquakes', 'nws-alerts', 'nve-flood', 'smhi-warnings', 'dmi-warnings', 'fmi-warnings',
            'gdelt',
          ],
        },
        source_id: { type: 'string', description: 'Id at that source.' },
        event_type: {
          type: ['string', 'null'],
          description: 'Kind of disaster; null for weather outside the six kinds, such as wind or snow.',
          enum: ['EQ', 'TC', 'FL', 'VO', 'DR', 'WF', null],
        },
        hazard: { type: 'string', description: 'Hazard as named by the source: Earthquake, Flood Watch, Black ice …' },
        title: { type: 'string', description: 'Title.' },
        description: {
          type: 'string',
          description: 'Description; if detail is brief, only for the first three records and truncated to 160 characters.',
        },
        instruction: { type: 'string', description: 'What people should do; only if detail is full.' },
        severity: {
          type: ['string', 'null'],
          description: 'Severity; for GDACS and earthquakes derived from the alert level or the magnitude.',
          enum: ['minor', 'moderate', 'severe', 'extreme', null],
        },
        alert_level: {
          type: ['string', 'null'],
          description: 'Alert level as published by GDACS. For other sources, minor and moderate map to Green, severe to Orange, and extreme to Red.',
          enum: ['Green', 'Orange', 'Red', null],
        },
        source_level: { type: 'string', description: 'Level as named by the source: yellow, Severe, PAGER green …' },
        country_codes: {
          type: 'array',
          description: 'Countries affected; empty if unknown, for example far out at sea.',
          items: { type: 'string' },
        },
        placed_by: {
          type: 'string',
          description: 'How the country was determined if the source reports none.',
          enum: ['text', 'coordinates'],
        },
        area: {
          type: 'string',
          description: 'Area in words; truncated to 50 characters if detail is brief, and omitted if the title or the countries already contain it.',
        },
        latitude: {
          type: ['number', 'null'],
          description: 'Latitude of the event or of the center of its area; null if the source reports no geometry.',
          minimum: -90,
          maximum: 90,
        },
        longitude: {
          type: ['number', 'null'],
          description: 'Longitude of the event or of the center of its area; null if the source reports no geometry.',
          minimum: -180,
          maximum: 180,
        },
        starts_at: {
          type: ['string', 'null'],
          description: 'When the event happened, began or will begin (UTC).',
          format: 'date-time',
        },
        ends_at: {
          type: ['string', 'null'],
          description: 'When the event ended or is expected to end; for GDACS, the last observed day; null for earthquakes and open-ended events (until further notice).',
          format: 'date-time',
        },
        updated_at: { type: 'string', description: 'When the source last updated the record.', format: 'date-time' },
        is_current: { type: 'boolean', description: 'Whether GDACS considers the event ongoing.' },
        magnitude: { type: 'number', description: 'Magnitude of an earthquake.' },
        depth_km: { type: 'number', description: 'Depth of an earthquake in kilometers.' },
        measure: {
          type: 'string',
          description: 'Measurement as worded by the source, such as a wind speed or a burnt area; if detail is brief, only for the first three records.',
        },
        certainty: { type: 'string', description: 'Certainty: Observed, Likely, Possible …' },
        urgency: { type: 'string', description: 'Urgency: Immediate, Expected, Future …' },
        issuer: { type: 'string', description: 'Office that issued the warning or observed the event.' },
        glide: { type: 'string', description: 'GLIDE number of the disaster.' },
        url: { type: ['string', 'null'], description: 'Web page.' },
        also_reported_by: {
          type: 'array',
          description: 'Reports of the same event by other sources; those records are omitted.',
          items: {
            type: 'object',
            properties: {
              source: {
                type: 'string',
                description: 'Another source that reported the same event.',
                enum: [
                  'gdacs', 'usgs-earthquakes', 'nws-alerts', 'nve-flood', 'smhi-warnings', 'dmi-warnings',
                  'fmi-warnings', 'gdelt',
                ],
              },
              source_id: { type: 'string', description: 'Id at that source.' },
              url: { type: 'string', description: 'Page.' },
            },
            required: ['source', 'source_id'],
          },
        },
      },
      required: [
        'source', 'source_id', 'event_type', 'hazard', 'title', 'severity', 'alert_level', 'country_codes', 'latitude',
        'longitude', 'starts_at', 'ends_at', 'url',
      ],
    },
    example: {
      source: 'smhi-warnings',
      source_id: '5312/18204',
      event_type: null,
      hazard: 'Wind',
      title: 'Wind, Gotland',
      severity: 'severe',
      alert_level: 'Orange',
      source_level: 'orange',
      country_codes: ['SE'],
      area: 'Gotland',
      latitude: 57.5,
      longitude: 18.5,
      starts_at: '2026-11-21T03:00:00Z',
      ends_at: null,
      updated_at: '2026-11-20T10:00:00Z',
      issuer: 'SMHI',
      url: 'https://www.smhi.se/vader/varningar-och-brandrisk/varningar-och-meddelanden/varningar',
    },
  },
  {
    type: 'stortinget_case',
    source: 'stortinget',
    entity: 'case',
    title: 'Cases of the Norwegian parliament',
    filters: ['status', 'type', 'committee', 'topics'],
    summary: 'A case was brought before the Storting in the current session, or its status, committee or documents changed.',
    everyMs: 900000,
    identity: 'id',
    compare: [
      'title', 'short_title', 'status', 'type', 'document_group', 'reference', 'committee', 'topics',
      'recommendation_id',
    ],
    scope: {},
    always: false,
    forgetUnseenMs: 2592000000,
    fetch: { service: 'no-parliament', tool: 'get_case', argument: 'case_id' },
    fields: stortingetCaseRecordFields,
    schema: {
      type: 'object',
      properties: {
        id: { type: 'integer', description: 'Case number.' },
        session: { type: 'string', description: 'Session in which the case is listed.' },
        title: { type: 'string', description: 'Formal title.' },
        short_title: { type: ['string', 'null'], description: 'Readable title.' },
        status: {
          type: ['string', 'null'],
          description: 'varslet, mottatt, til_behandling, behandlet, trukket, bortfalt.',
        },
        type: { type: ['string', 'null'], description: 'alminneligsak, budsjett, lovsak.' },
        document_group: { type: ['string', 'null'], description: 'Document group.' },
        reference: { type: ['string', 'null'], description: "The case's document references." },
        committee: { type: ['string', 'null'], description: 'Code of the committee.' },
        topics: { type: 'array', description: "Names of the case's topics.", items: { type: 'string' } },
        recommendation_id: { type: ['integer', 'null'], description: "Number of the committee's recommendation." },
        last_updated: { type: ['string', 'null'], description: 'Day of the last change.' },
        url: { type: 'string', description: 'Page.', format: 'uri' },
      },
      required: [
        'id', 'session', 'title', 'short_title', 'status', 'type', 'document_group', 'reference', 'committee',
        'topics', 'recommendation_id', 'last_updated', 'url',
      ],
    },
    example: {
      id: 98765,
      session: '2026-2027',
      title: 'Representantforslag om kollektivtransport',
      short_title: 'Kollektivtransport',
      status: 'til_behandling',
      type: 'alminneligsak',
      document_group: 'representantforslag',
      reference: 'Dokument 8:12 S (2026-2027)',
      committee: 'TRANSKOM',
      topics: ['SAMFERDSEL'],
      recommendation_id: null,
      last_updated: '2026-11-18',
      url: 'https://www.stortinget.no/no/Saker-og-publikasjoner/Saker/Sak/?p=98765',
    },
  },
  {
    type: 'unhcr_population',
    source: 'unhcr',
    entity: 'population',
    title: 'Displacement figures',
    filters: ['year', 'refugees', 'asylum_seekers', 'idps'],
    summary: "UNHCR published or corrected a country's number of displaced people for one of the latest years.",
    everyMs: 86400000,
    identity: 'id',
    compare: [
      'refugees', 'asylum_seekers', 'idps', 'stateless', 'others_of_concern', 'other_in_need_of_protection',
      'host_community', 'returned_refugees', 'returned_idps',
    ],
    ends: 'never',
    scope: {
      years: {
        type: 'integer',
        minimum: 2,
        maximum: 10,
        default: 3,
        description: 'Number of years of displacement to watch, counted back from the current year, which has no figures yet.',
      },
      origins: {
        type: 'list',
        words: 'three-letter ISO 3166-1 codes',
        default: [],
        description: 'Countries of origin of displaced people. Empty: all.',
        pattern: /^[A-Z]{3}$/u,
      },
      asylums: {
        type: 'list',
        words: 'three-letter ISO 3166-1 codes',
        default: [],
        description: 'Countries of asylum of displaced people, with one row per country. Empty: the sum over all countries.',
        maxItems: 10,
        pattern: /^[A-Z]{3}$/u,
      },
    },
    always: false,
    fields: unhcrPopulationRecordFields,
    schema: {
      type: 'object',
      properties: {
        id: {
          type: 'string',
          description: 'Year, country of origin and country of asylum; a hyphen (-) replaces a country if the figure is summed over all countries.',
        },
        year: { type: 'integer', description: 'Year; stocks are as of the end of the year.' },
        country_of_origin: {
          type: ['object', 'null'],
          properties: {
            iso: { type: 'string', description: 'ISO 3166-1 alpha-3 code.' },
            code: { type: ['string', 'null'], description: 'UNHCR code; it can differ from the ISO code.' },
            name: { type: 'string', description: 'Name.' },
          },
          required: ['iso', 'code', 'name'],
          description: 'Country of origin.',
        },
        country_of_asylum: {
          type: ['object', 'null'],
          properties: {
            iso: { type: 'string', description: 'ISO 3166-1 alpha-3 code.' },
            code: { type: ['string', 'null'], description: 'UNHCR code; it can differ from the ISO code.' },
            name: { type: 'string', description: 'Name.' },
          },
          required: ['iso', 'code', 'name'],
          description: 'Country of asylum; null if summed over all.',
        },
        refugees: { type: ['integer', 'null'], description: "Refugees under UNHCR's mandate.", minimum: 0 },
        asylum_seekers: {
          type: ['integer', 'null'],
          description: 'People whose asylum claims are pending.',
          minimum: 0,
        },
        idps: { type: ['integer', 'null'], description: 'People displaced within their country.', minimum: 0 },
        stateless: { type: ['integer', 'null'], description: 'Stateless persons.', minimum: 0 },
        others_of_concern: { type: ['integer', 'null'], description: 'Others of concern.', minimum: 0 },
        other_in_need_of_protection: {
          type: ['integer', 'null'],
          description: 'Other people in need of international protection.',
          minimum: 0,
        },
        host_community: { type: ['integer', 'null'], description: 'Members of host communities.', minimum: 0 },
        returned_refugees: {
          type: ['integer', 'null'],
          description: 'Refugees who returned during the year.',
          minimum: 0,
        },
        returned_idps: {
          type: ['integer', 'null'],
          description: 'Internally displaced people who returned during the year.',
          minimum: 0,
        },
      },
      required: [
        'id', 'year', 'country_of_origin', 'country_of_asylum', 'refugees', 'asylum_seekers', 'idps', 'stateless',
        'others_of_concern', 'other_in_need_of_protection', 'host_community', 'returned_refugees', 'returned_idps',
      ],
    },
    example: {
      id: '2025:SYR:-',
      year: 2025,
      country_of_origin: { iso: 'SYR', code: 'SYR', name: 'Syrian Arab Rep.' },
      country_of_asylum: null,
      refugees: 5500000,
      asylum_seekers: 110000,
      idps: 6500000,
      stateless: null,
      others_of_concern: 20000,
      other_in_need_of_protection: null,
      host_community: null,
      returned_refugees: 1200000,
      returned_idps: 1900000,
    },
  },
  {
    type: 'usgs-earthquakes_earthquake',
    source: 'usgs-earthquakes',
    entity: 'earthquake',
    title: 'Earthquakes',
    filters: ['magnitude', 'depth_km', 'area', 'country_codes', 'alert_level'],
    summary: 'An earthquake was recorded, its magnitude, depth, expected impact or status was revised, or it was withdrawn.',
    everyMs: 120000,
    identity: 'source_id',
    compare: ['title', 'magnitude', 'depth_km', 'severity', 'source_level', 'certainty'],
    ends: 'never',
    scope: {
      min_magnitude: {
        type: 'number',
        minimum: 2.5,
        maximum: 9,
        default: 4.5,
        description: 'Minimum magnitude of the earthquakes to watch.',
      },
      days: {
        type: 'integer',
        minimum: 2,
        maximum: 30,
        default: 3,
        description: 'Number of days during which revisions are detected.',
      },
    },
    always: false,
    fields: usgsEarthquakesEarthquakeRecordFields,
    schema: {
      type: 'object',
      properties: {
        source: {
          type: 'string',
          description: 'Source of the record.',
          enum: [
            'gdacs', 'usgs-earthquakes', 'nws-alerts', 'nve-flood', 'smhi-warnings', 'dmi-warnings', 'fmi-warnings',
            'gdelt',
          ],
        },
        source_id: { type: 'string', description: 'Id at that source.' },
        event_type: {
          type: ['string', 'null'],
          description: 'Kind of disaster; null for weather outside the six kinds, such as wind or snow.',
          enum: ['EQ', 'TC', 'FL', 'VO', 'DR', 'WF', null],
        },
        hazard: { type: 'string', description: 'Hazard as named by the source: Earthquake, Flood Watch, Black ice …' },
        title: { type: 'string', description: 'Title.' },
        description: {
          type: 'string',
          description: 'Description; if detail is brief, only for the first three records and truncated to 160 characters.',
        },
        instruction: { type: 'string', description: 'What people should do; only if detail is full.' },
        severity: {
          type: ['string', 'null'],
          description: 'Severity; for GDACS and earthquakes derived from the alert level or the magnitude.',
          enum: ['minor', 'moderate', 'severe', 'extreme', null],
        },
        alert_level: {
          type: ['string', 'null'],
          description: 'Alert level as published by GDACS. For other sources, minor and moderate map to Green, severe to Orange, and extreme to Red.',
          enum: ['Green', 'Orange', 'Red', null],
        },
        source_level: { type: 'string', description: 'Level as named by the source: yellow, Severe, PAGER green …' },
        country_codes: {
          type: 'array',
          description: 'Countries affected; empty if unknown, for example far out at sea.',
          items: { type: 'string' },
        },
        placed_by: {
          type: 'string',
          description: 'How the country was determined if the source reports none.',
          enum: ['text', 'coordinates'],
        },
        area: {
          type: 'string',
          description: 'Area in words; truncated to 50 characters if detail is brief, and omitted if the title or the countries already contain it.',
        },
        latitude: {
          type: ['number', 'null'],
          description: 'Latitude of the event or of the center of its area; null if the source reports no geometry.',
          minimum: -90,
          maximum: 90,
        },
        longitude: {
          type: ['number', 'null'],
          description: 'Longitude of the event or of the center of its area; null if the source reports no geometry.',
          minimum: -180,
          maximum: 180,
        },
        starts_at: {
          type: ['string', 'null'],
          description: 'When the event happened, began or will begin (UTC).',
          format: 'date-time',
        },
        ends_at: {
          type: ['string', 'null'],
          description: 'When the event ended or is expected to end; for GDACS, the last observed day; null for earthquakes and open-ended events (until further notice).',
          format: 'date-time',
        },
        updated_at: { type: 'string', description: 'When the source last updated the record.', format: 'date-time' },
        is_current: { type: 'boolean', description: 'Whether GDACS considers the event ongoing.' },
        magnitude: { type: 'number', description: 'Magnitude of an earthquake.' },
        depth_km: { type: 'number', description: 'Depth of an earthquake in kilometers.' },
        measure: {
          type: 'string',
          description: 'Measurement as worded by the source, such as a wind speed or a burnt area; if detail is brief, only for the first three records.',
        },
        certainty: { type: 'string', description: 'Certainty: Observed, Likely, Possible …' },
        urgency: { type: 'string', description: 'Urgency: Immediate, Expected, Future …' },
        issuer: { type: 'string', description: 'Office that issued the warning or observed the event.' },
        glide: { type: 'string', description: 'GLIDE number of the disaster.' },
        url: { type: ['string', 'null'], description: 'Web page.' },
        also_reported_by: {
          type: 'array',
          description: 'Reports of the same event by other sources; those records are omitted.',
          items: {
            type: 'object',
            properties: {
              source: {
                type: 'string',
                description: 'Another source that reported the same event.',
                enum: [
                  'gdacs', 'usgs-earthquakes', 'nws-alerts', 'nve-flood', 'smhi-warnings', 'dmi-warnings',
                  'fmi-warnings', 'gdelt',
                ],
              },
              source_id: { type: 'string', description: 'Id at that source.' },
              url: { type: 'string', description: 'Page.' },
            },
            required: ['source', 'source_id'],
          },
        },
      },
      required: [
        'source', 'source_id', 'event_type', 'hazard', 'title', 'severity', 'alert_level', 'country_codes', 'latitude',
        'longitude', 'starts_at', 'ends_at', 'url',
      ],
    },
    example: {
      source: 'usgs-earthquakes',
      source_id: 'us7000r2ab',
      event_type: 'EQ',
      hazard: 'Earthquake',
      title: 'M 6.1 - 23 km NE of Jurm, Afghanistan',
      severity: 'moderate',
      alert_level: 'Green',
      source_level: 'PAGER yellow',
      country_codes: ['AF'],
      area: '23 km NE of Jurm, Afghanistan',
      latitude: 36.98,
      longitude: 71.03,
      starts_at: '2026-11-20T09:12:44Z',
      ends_at: null,
      updated_at: '2026-11-20T09:31:02Z',
      magnitude: 6.1,
      depth_km: 190.4,
      certainty: 'reviewed',
      url: 'https://earthquake.usgs.gov/earthquakes/eventpage/us7000r2ab',
    },
  },
];

/** spec/api/preprints/events/arxiv.yaml#entities.preprint */
export interface ArxivPreprintScope {
  /**
   * Categories of preprints such as cs.CL, or archives such as quant-ph. If there are many papers per day, only the
   * 500 most recent are checked.
   */
  readonly categories: readonly string[];
}

/** spec/services/no-registry/events/brreg.yaml#entities.company */
export interface BrregCompanyScope {
  /**
   * Norwegian companies to track: organization numbers separated by commas, or the path of a file that lists them.
   */
  readonly watchlist: readonly string[];
}

/** spec/services/eu-law/events/cellar.yaml#entities.act */
export interface CellarActScope {
  /** Number of past days to watch, by signature date. */
  readonly days: number;
}

/** spec/services/trials/events/clinicaltrials.yaml#entities.study */
export interface ClinicaltrialsStudyScope {
  /**
   * Phase of the clinical studies to watch. ANY watches all phases, but checks only the 500 most recently changed
   * studies.
   */
  readonly phase: string;
  /** Words for the disease or condition, such as type 2 diabetes. Empty: any. */
  readonly condition: string;
  /** Lead sponsor or collaborator of the studies. Empty: any. */
  readonly sponsor: string;
}

/** spec/services/maritime/events/digitraffic-ais.yaml#entities.vessel */
export interface DigitrafficAisVesselScope {
  /**
   * Box as west,south,east,north in degrees, within Finnish waters and the northern Baltic Sea, such as
   * 24.5,59.9,25.5,60.3.
   */
  readonly area: string;
}

/** spec/services/space-weather/events/donki.yaml#entities.flare */
export interface DonkiFlareScope {
  /** Number of days during which corrections of solar flares are detected. */
  readonly days: number;
}

/** spec/services/space-weather/events/donki.yaml#entities.storm */
export interface DonkiStormScope {
  /** Number of days during which corrections of geomagnetic storms are detected. */
  readonly days: number;
}

/** spec/services/crisis-intelligence/events/gdacs.yaml#entities.event */
export interface GdacsEventScope {
  /** Alert levels to watch. */
  readonly levels: readonly string[];
  /** Number of past days for which disasters are watched. */
  readonly days: number;
}

/** spec/services/crisis-intelligence/events/nws-alerts.yaml#entities.alert */
export interface NwsAlertsAlertScope {
  /** Severities of US weather alerts to watch. */
  readonly severities: readonly string[];
  /** US states, territories and marine areas, such as TX or GM. Empty: all. */
  readonly states: readonly string[];
}

/** spec/services/scholarly/events/openalex.yaml#entities.work */
export interface OpenalexWorkScope {
  /**
   * Search words for the works to watch (title, abstract or text). Supports quoted phrases, AND, OR and NOT. For a
   * broad subject, only the 200 most recent works are checked.
   */
  readonly search: string;
}

/** spec/services/se-statistics/events/scb.yaml#entities.table */
export interface ScbTableScope {
  /** Statistics Sweden subject codes, such as BE for population. Empty: all. */
  readonly subjects: readonly string[];
  /** Language of the table titles. */
  readonly language: string;
}

/** spec/services/migration/events/unhcr.yaml#entities.population */
export interface UnhcrPopulationScope {
  /** Number of years of displacement to watch, counted back from the current year, which has no figures yet. */
  readonly years: number;
  /** Countries of origin of displaced people. Empty: all. */
  readonly origins: readonly string[];
  /** Countries of asylum of displaced people, with one row per country. Empty: the sum over all countries. */
  readonly asylums: readonly string[];
}

/** spec/services/crisis-intelligence/events/usgs-earthquakes.yaml#entities.earthquake */
export interface UsgsEarthquakesEarthquakeScope {
  /** Minimum magnitude of the earthquakes to watch. */
  readonly min_magnitude: number;
  /** Number of days during which revisions are detected. */
  readonly days: number;
}

/** Preprints */
export interface ArxivWatcher {
  /** A preprint was submitted to arXiv in a watched category, or got a new version or a journal reference. */
  preprint(cursor: unknown, scope: ArxivPreprintScope, call: LookCall): Promise<Look<AdapterResult<ArxivPreprintRecord>>>;
}

/** Norwegian business registry */
export interface BrregWatcher {
  /** A Norwegian company on the watchlist changed, was added to the register or was removed from it. */
  company(cursor: unknown, scope: BrregCompanyScope, call: LookCall): Promise<Look<AdapterResult<BrregCompanyRecord>>>;
}

/** EU legislation */
export interface CellarWatcher {
  /** A recent EU legal act was published, or its title or date changed. */
  act(cursor: unknown, scope: CellarActScope, call: LookCall): Promise<Look<AdapterResult<CellarActRecord>>>;
}

/** Clinical trials */
export interface ClinicaltrialsWatcher {
  /**
   * A clinical study was registered or changed. A study registered long ago is reported as `created` when first
   * detected; check first_posted_date.
   */
  study(cursor: unknown, scope: ClinicaltrialsStudyScope, call: LookCall): Promise<Look<AdapterResult<ClinicaltrialsStudyRecord>>>;
}

/** EU research projects */
export interface CordisWatcher {
  /** A research project appeared among the most recently started projects, or its title or dates changed. */
  project(cursor: unknown, scope: object, call: LookCall): Promise<Look<AdapterResult<CordisProjectRecord>>>;
}

/** Vessels around Finland */
export interface DigitrafficAisWatcher {
  /**
   * A vessel entered the watched area, left it or stopped transmitting for two hours, or changed its destination or
   * status.
   */
  vessel(cursor: unknown, scope: DigitrafficAisVesselScope, call: LookCall): Promise<Look<AdapterResult<DigitrafficAisVesselRecord>>>;
}

/** Space weather */
export interface DonkiWatcher {
  /** Analysts added, completed, corrected or removed a solar flare. */
  flare(cursor: unknown, scope: DonkiFlareScope, call: LookCall): Promise<Look<AdapterResult<DonkiFlareRecord>>>;
  /** Analysts added, extended, corrected or removed a geomagnetic storm. */
  storm(cursor: unknown, scope: DonkiStormScope, call: LookCall): Promise<Look<AdapterResult<DonkiStormRecord>>>;
}

/** Euro reference exchange rates */
export interface EcbFxWatcher {
  /** The European Central Bank published a new euro reference rate for a currency. */
  rate(cursor: unknown, scope: object, call: LookCall): Promise<Look<AdapterResult<EcbFxRateRecord>>>;
}

/** Disasters worldwide */
export interface GdacsWatcher {
  /**
   * A recent disaster reached one of the watched alert levels, changed, was withdrawn, or dropped below these levels.
   */
  event(cursor: unknown, scope: GdacsEventScope, call: LookCall): Promise<Look<AdapterResult<GdacsEventRecord>>>;
}

/** US weather alerts */
export interface NwsAlertsWatcher {
  /** A US National Weather Service weather alert was issued, updated or canceled, or it expired. */
  alert(cursor: unknown, scope: NwsAlertsAlertScope, call: LookCall): Promise<Look<AdapterResult<NwsAlertsAlertRecord>>>;
}

/** Scholarly works */
export interface OpenalexWatcher {
  /** A scholarly work on the watched subject was published or retracted, or its title, venue or access changed. */
  work(cursor: unknown, scope: OpenalexWorkScope, call: LookCall): Promise<Look<AdapterResult<OpenalexWorkRecord>>>;
}

/** The Swedish parliament */
export interface RiksdagenWatcher {
  /** A recent Riksdag document was published, or its title or status changed. */
  document(cursor: unknown, scope: object, call: LookCall): Promise<Look<AdapterResult<RiksdagenDocumentRecord>>>;
  /** The Riksdag voted on a point of a report. */
  ballot(cursor: unknown, scope: object, call: LookCall): Promise<Look<AdapterResult<RiksdagenBallotRecord>>>;
}

/** Tables of Statistics Sweden */
export interface ScbWatcher {
  /** A Statistics Sweden table was added, received new figures, or was discontinued or removed. */
  table(cursor: unknown, scope: ScbTableScope, call: LookCall): Promise<Look<AdapterResult<ScbTableRecord>>>;
}

/** Swedish weather warnings */
export interface SmhiWarningsWatcher {
  /** A Swedish weather or flood warning was published for an area, changed, or ended. */
  warning(cursor: unknown, scope: object, call: LookCall): Promise<Look<AdapterResult<SmhiWarningsWarningRecord>>>;
}

/** The Norwegian parliament */
export interface StortingetWatcher {
  /** A case was brought before the Storting in the current session, or its status, committee or documents changed. */
  case(cursor: unknown, scope: object, call: LookCall): Promise<Look<AdapterResult<StortingetCaseRecord>>>;
}

/** Displaced people */
export interface UnhcrWatcher {
  /** UNHCR published or corrected a country's number of displaced people for one of the latest years. */
  population(cursor: unknown, scope: UnhcrPopulationScope, call: LookCall): Promise<Look<AdapterResult<UnhcrPopulationRecord>>>;
}

/** Earthquakes worldwide */
export interface UsgsEarthquakesWatcher {
  /** An earthquake was recorded, its magnitude, depth, expected impact or status was revised, or it was withdrawn. */
  earthquake(cursor: unknown, scope: UsgsEarthquakesEarthquakeScope, call: LookCall): Promise<Look<AdapterResult<UsgsEarthquakesEarthquakeRecord>>>;
}

/** The watchers to implement: one per source, with one polling method per entity type. */
export interface Watchers {
  arxiv: ArxivWatcher;
  brreg: BrregWatcher;
  cellar: CellarWatcher;
  clinicaltrials: ClinicaltrialsWatcher;
  cordis: CordisWatcher;
  'digitraffic-ais': DigitrafficAisWatcher;
  donki: DonkiWatcher;
  'ecb-fx': EcbFxWatcher;
  gdacs: GdacsWatcher;
  'nws-alerts': NwsAlertsWatcher;
  openalex: OpenalexWatcher;
  riksdagen: RiksdagenWatcher;
  scb: ScbWatcher;
  'smhi-warnings': SmhiWarningsWatcher;
  stortinget: StortingetWatcher;
  unhcr: UnhcrWatcher;
  'usgs-earthquakes': UsgsEarthquakesWatcher;
}
