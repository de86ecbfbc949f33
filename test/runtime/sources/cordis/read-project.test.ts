// Records of projects: the recorded one, and hand-made ones for what it lacks (FACTS.md of cordis, "B. Project XML" and "A2").

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readDetails } from '../../../../runtime/sources/cordis/read-details.ts';
import { isProjectXml, readProject } from '../../../../runtime/sources/cordis/read-project.ts';
import { Answer, Stored } from '../../../../runtime/upstream/answer.ts';

const MINIMAL =
  '<project xmlns="http://cordis.europa.eu"><id>AIR21353</id><title>Fish &amp; chips &#8211; na&#239;ve</title></project>';

const associations = (inside: string) =>
  readProject(
    `<project><id>1</id><title>t</title><relations><associations>${inside}</associations></relations></project>`,
  );
const details = (value: unknown) =>
  readDetails(new Answer(new Stored(200, {}, Buffer.from(JSON.stringify(value)), 0), 'cordis', 'miss'));

test('the recorded project is read whole', () => {
  const sample = join(
    process.env['ALMANAC_SAMPLES'] ?? '../shared/upstreams',
    'cordis/samples/project-691102-h2020.xml',
  );
  if (!existsSync(sample)) {
    process.stdout.write(`skipped: recorded project, ${sample} is absent\n`);
    return;
  }
  const project = readProject(readFileSync(sample, 'utf8'));
  assert.equal(
    [project.reference, project.rcn, project.acronym, project.grantDoi],
    ['691102', '200152', 'ALGAE4A-B', '10.3030/691102'],
  );
  assert.equal([project.euContribution, project.totalCost], [972000, 972000]);
  assert.equal(
    [project.startDate, project.endDate, project.signatureDate, project.durationMonths, project.status],
    ['2016-01-01', '2019-12-31', '2015-10-28', 48, 'CLOSED'],
  );
  assert.not.match(project.objective ?? '', /\n| {2}/);
  assert.match(project.objective ?? '', /sustainable growth\.$/, 'not the teaser');
  assert.is(project.programme, 'horizon-2020');
  assert.equal(
    project.legalBases.map(({ code, main }) => [code, main]),
    [
      ['H2020-EU.1.3.', true],
      ['H2020-EU.1.3.3.', false],
    ],
  );
  assert.equal(
    project.topics.map(({ code }) => code),
    ['MSCA-RISE-2015'],
  );
  assert.equal(project.calls, ['H2020-MSCA-RISE-2015']);
  assert.is(project.fundingScheme?.code, 'MSCA-RISE');
  assert.is(project.fieldsOfScience.length, 5);
  assert.is(project.fieldsOfScience[1], 'natural sciences/biological sciences/microbiology/phycology');
  assert.equal(
    project.participants.map(({ shortName, name, countryCode }) => [shortName ?? name.slice(0, 8), countryCode]),
    [
      ['CNRS', 'FR'],
      ['AGRICULTURAL UNIVERSITY OF ATHENS', 'GR'],
      ['FITMAR', 'ES'],
      ['APIVITA', 'GR'],
      ['INSTITUT', 'ES'],
      ['CCMAR', 'PT'],
      ['BIOPOLIS', 'ES'],
    ],
    'by their number in the grant, and none of the organisations of its results',
  );
  const [coordinator] = project.participants;
  assert.equal(
    [coordinator?.role, coordinator?.country, coordinator?.euContribution, coordinator?.sme, coordinator?.pic],
    ['coordinator', 'France', 27000, false, '999997930'],
  );
});

test('an old project has little more than a reference with letters and a title', () => {
  assert.equal(readProject(MINIMAL), {
    reference: 'AIR21353',
    title: 'Fish & chips – naïve',
    rcn: null,
    acronym: null,
    objective: null,
    euContribution: null,
    totalCost: null,
    programme: null,
    legalBases: [],
    topics: [],
    calls: [],
    fundingScheme: null,
    fieldsOfScience: [],
    startDate: null,
    endDate: null,
    durationMonths: null,
    signatureDate: null,
    status: null,
    participants: [],
    grantDoi: null,
    updated: null,
  });
  const empty =
    '<project><id>1</id><title>t</title><totalCost>0</totalCost><acronym/><relations/><identifiers/></project>';
  assert.equal([readProject(empty).totalCost, readProject(empty).acronym], [null, null]);
  assert.equal(
    readProject('<project><id>1</id><title>t</title><relations><associations/></relations></project>').calls,
    [],
  );
});

test('namespaces may have a prefix, and a single organisation is a list of one', () => {
  const project = readProject(
    `<c:project xmlns:c="http://cordis.europa.eu"><c:id>1</c:id><c:title>t</c:title><c:relations><c:associations>
     <c:organization type="coordinator" ecContribution="0"><c:legalName>ΠΑΝΕΠΙΣΤΗΜΙΟ</c:legalName><c:address><c:country>EL</c:country></c:address></c:organization>
     </c:associations></c:relations></c:project>`,
  );
  const [only] = project.participants;
  assert.is(project.participants.length, 1);
  assert.equal(
    [only?.name, only?.countryCode, only?.country, only?.euContribution, only?.sme],
    ['ΠΑΝΕΠΙΣΤΗΜΙΟ', 'GR', 'Greece', 0, null],
  );
});

test('organisations are sorted by number, not by text; the coordinator is first, nameless ones are dropped', () => {
  const organisation = (order: string, name: string, type = 'participant') =>
    `<organization order="${order}" type="${type}"><legalName>${name}</legalName></organization>`;
  const { participants } = associations(
    [
      organisation('10', 'ten'),
      organisation('2', 'two'),
      organisation('', 'last'),
      organisation('3', 'lead', 'coordinator'),
      '<organization order="1"/>',
    ].join(''),
  );
  assert.equal(
    participants.map(({ name }) => name),
    ['lead', 'two', 'ten', 'last'],
  );
});

test("results' own organisations and programmes are not the project's", () => {
  const project = associations(
    `<result><relations><associations><organization type="coordinator"><legalName>NOT ME</legalName></organization>
     <programme type="relatedLegalBasis"><code>FP7-X</code></programme><result><id>2</id></result></associations></relations></result>
     <organization type="participant"><legalName>ME</legalName></organization>`,
  );
  assert.equal(
    project.participants.map(({ name }) => name),
    ['ME'],
  );
  assert.is(project.programme, null);
});

test('a record that ends too early, or is of something else, is refused', () => {
  for (const text of [
    MINIMAL.slice(0, -10),
    '<project><id>1</id></project>',
    '<project><title>t</title></project>',
    '<project/>',
  ])
    assert.throws(() => readProject(text), undefined, text);
});

test('records are told from the web pages that unknown references get', () => {
  for (const text of ['<?xml version="1.0"?>\n<project>', '<c:project xmlns:c="x">', '<!-- a --><project id="1">'])
    assert.ok(isProjectXml(text), text);
  for (const text of [
    '<!DOCTYPE html><html><project>',
    '<projects>',
    '',
    '{"status":false}',
    '<?xml version="1.0"?><error/>',
  ])
    assert.not.ok(isProjectXml(text), text);
});

test("the site's own JSON record has no money of participants", () => {
  const project = details({
    status: true,
    payload: {
      information: {
        id: '691102',
        rcn: 200152,
        acronym: 'ALGAE4A-B',
        title: 'Development of\n microalgae',
        startDateCode: '2016-01-01',
        endDateCode: '2019-12-31',
        status: 'Closed',
        framework: 'H2020',
        fundedUnder: [{ title: 'EXCELLENT SCIENCE', code: 'H2020-EU.1.3.' }],
        ecContribution: '€ 972 000,00',
        totalCost: 0,
      },
      objective: { objective: 'About', fundingScheme: 'MSCA-RISE', topics: ['MSCA-RISE-2015'], proposalCall: 'X-2015' },
      organizations: {
        coordinator: [{ name: 'CNRS', country: { name: 'France', code: 'FR' } }],
        participants: [{ name: 'AUA', country: { name: 'Greece' } }, { country: { name: 'Nowhere' } }],
      },
    },
  });
  assert.equal(
    [project?.reference, project?.title, project?.euContribution, project?.totalCost, project?.status],
    ['691102', 'Development of microalgae', 972000, null, 'CLOSED'],
  );
  assert.equal(
    [project?.programme, project?.legalBases[0]?.code, project?.calls],
    ['horizon-2020', 'H2020-EU.1.3.', ['X-2015']],
  );
  assert.equal(
    project?.participants.map(({ name, role, country, countryCode, euContribution }) => [
      name,
      role,
      country,
      countryCode,
      euContribution,
    ]),
    [
      ['CNRS', 'coordinator', 'France', 'FR', null],
      ['AUA', 'participant', 'Greece', null, null],
    ],
  );
  assert.is(details({ status: false }), undefined);
  assert.is(details({ status: true, payload: null }), undefined);
  assert.throws(() => details({ status: true, payload: {} }));
});

test.run();
