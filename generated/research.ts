// Generated from spec/ by `make generate`: do not edit.

import type { ResearchSource } from '../runtime/contract/research.ts';

/** What is searched by `/mcp/research/`. */
export const research: readonly ResearchSource[] = [
  {
    service: 'eu-law',
    search: {
      tool: 'search_legislation',
      argument: 'query',
      with: { limit: 10 },
      rows: 'acts',
      id: ['celex'],
      title: 'title',
      url: 'url',
    },
    fetch: {
      tool: 'get_document',
      title: 'title',
      url: 'url',
      text: [
        'title', 'doc_type', 'date', 'in_force', 'authors', 'subjects', 'full_text_url', 'machine_text_url', 'note',
      ],
      with: {},
      arguments: ['celex'],
    },
  },
  {
    service: 'eu-research',
    search: {
      tool: 'search_projects',
      argument: 'query',
      with: { limit: 10 },
      rows: 'projects',
      id: ['reference'],
      title: 'title',
      url: 'url',
    },
    fetch: {
      tool: 'get_project',
      title: 'title',
      url: 'url',
      text: ['title', 'acronym', 'programme', 'abstract', 'participants'],
      with: {},
      arguments: ['reference'],
    },
  },
  {
    service: 'no-parliament',
    search: {
      tool: 'get_cases',
      argument: 'query',
      with: { limit: 10, session_id: 'current' },
      rows: 'cases',
      id: ['id'],
      title: 'title',
      url: 'https://www.stortinget.no/no/Saker-og-publikasjoner/Saker/Sak/?p={id}',
    },
    fetch: {
      tool: 'get_case',
      with: { detail: 'full' },
      title: 'title',
      url: 'url',
      text: [
        'title', 'status_label', 'topics', 'recommendation_text', 'decision_text', 'short_decision', 'publications',
      ],
      arguments: ['case_id'],
    },
  },
  {
    service: 'scholarly',
    search: {
      tool: 'search_papers',
      argument: 'query',
      with: { max_results: 10 },
      rows: 'papers',
      id: ['id'],
      title: 'title',
      url: 'https://openalex.org/{id}',
    },
    fetch: {
      tool: 'get_paper',
      title: 'title',
      url: 'url',
      text: ['title', 'venue', 'authors', 'abstract'],
      with: {},
      arguments: ['paper_id'],
    },
  },
  {
    service: 'se-parliament',
    search: {
      tool: 'search_documents',
      argument: 'query',
      rows: 'documents',
      id: ['dok_id'],
      title: 'title',
      url: 'url',
      with: {},
    },
    fetch: {
      tool: 'get_document',
      with: { detail: 'full' },
      title: 'title',
      url: 'html_url',
      text: ['title', 'subtitle', 'document_name', 'date', 'proposals', 'committee_points', 'html'],
      arguments: ['dok_id'],
    },
  },
  {
    service: 'trials',
    search: {
      tool: 'search_trials',
      argument: 'query',
      with: { max_results: 10 },
      rows: 'trials',
      id: ['nct_id'],
      title: 'brief_title',
      url: 'https://clinicaltrials.gov/study/{nct_id}',
    },
    fetch: {
      tool: 'get_trial',
      with: { detail: 'full' },
      title: 'brief_title',
      url: 'url',
      text: [
        'official_title', 'brief_summary', 'overall_status', 'phase', 'conditions', 'interventions',
        'primary_outcomes', 'eligibility_criteria',
      ],
      arguments: ['nct_id'],
    },
  },
  {
    service: 'opendata',
    search: {
      tool: 'search_open_datasets',
      argument: 'q',
      with: { limit: 10 },
      rows: 'datasets',
      id: ['portal', 'id'],
      title: 'title',
      url: 'url',
    },
    fetch: {
      tool: 'get_open_dataset',
      title: 'title',
      url: 'url',
      text: ['title', 'notes', 'publisher', 'formats', 'resources'],
      with: {},
      arguments: ['portal', 'dataset_id'],
    },
  },
  {
    service: 'preprints',
    search: {
      tool: 'search_preprints',
      argument: 'query',
      with: { max_results: 10 },
      rows: 'preprints',
      id: ['id'],
      title: 'title',
      url: 'abs_url',
    },
    fetch: {
      tool: 'get_preprint',
      title: 'title',
      url: 'abs_url',
      text: ['title', 'authors', 'abstract', 'comment'],
      with: {},
      arguments: ['preprint_id'],
    },
  },
];
