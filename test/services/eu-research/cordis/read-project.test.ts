// Facts: runtime/adapters/eu-research/SOURCES.md cordis F3, F13 to F18.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reads } from '../../../../runtime/adapters/eu-research/cordis/read-details.ts';
import {
  isProjectXml,
  readProject,
  reads as readProjectReads,
} from '../../../../runtime/adapters/eu-research/cordis/read-project.ts';
import { Answer, Stored } from '../../../../runtime/sources/client/answer.ts';
import { recordedTest, sampleText } from '../../../support/samples.ts';

const MINIMAL =
  '<project xmlns="http://cordis.europa.eu"><id>AIR21353</id><title>Fish &amp; chips &#8211; na&#239;ve</title></project>';

const associations = (inside: string) =>
  readProject(
    `<project><id>1</id><title>t</title><relations><associations>${inside}</associations></relations></project>`,
  );
const details = (value: unknown) =>
  reads.details(new Answer(new Stored(200, {}, Buffer.from(JSON.stringify(value)), 0), 'cordis', 'miss'));

recordedTest('parses the whole recorded project', () => {
  const recorded = sampleText('cordis', 'project-691102-h2020.xml');
  if (recorded === undefined) return;
  const project = readProject(recorded);
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
  assert.match(project.objective ?? '', /sustainable growth\.$/, 'the objective, not the teaser');
  assert.is(project.programme, 'horizon-2020');
  assert.equal(
    project.legalBases.map(({ code, isMain }) => [code, isMain]),
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
    "sorted by their number in the grant, without the results' organizations",
  );
  const [coordinator] = project.participants;
  assert.equal(
    [coordinator?.role, coordinator?.country, coordinator?.euContribution, coordinator?.isSme, coordinator?.pic],
    ['coordinator', 'France', 27000, false, '999997930'],
  );
});

test('parses an old project that has little more than a reference with letters and a title', () => {
  assert.equal(readProject(MINIMAL), {
    reference: 'AIR21353',
    title: 'Fish & chips – naïve',
    rcn: undefined,
    acronym: undefined,
    objective: undefined,
    euContribution: undefined,
    totalCost: undefined,
    programme: undefined,
    legalBases: [],
    topics: [],
    calls: [],
    fundingScheme: undefined,
    fieldsOfScience: [],
    startDate: undefined,
    endDate: undefined,
    durationMonths: undefined,
    signatureDate: undefined,
    status: undefined,
    participants: [],
    grantDoi: undefined,
    updated: undefined,
  });
  const empty =
    '<project><id>1</id><title>t</title><totalCost>0</totalCost><acronym/><relations/><identifiers/></project>';
  assert.equal([readProject(empty).totalCost, readProject(empty).acronym], [undefined, undefined]);
  assert.equal(
    readProject('<project><id>1</id><title>t</title><relations><associations/></relations></project>').calls,
    [],
  );
});

test('accepts namespace prefixes, and treats a single organization as a list of one', () => {
  const project = readProject(
    `<c:project xmlns:c="http://cordis.europa.eu"><c:id>1</c:id><c:title>t</c:title><c:relations><c:associations>
     <c:organization type="coordinator" ecContribution="0"><c:legalName>ΠΑΝΕΠΙΣΤΗΜΙΟ</c:legalName><c:address><c:country>EL</c:country></c:address></c:organization>
     </c:associations></c:relations></c:project>`,
  );
  const [only] = project.participants;
  assert.is(project.participants.length, 1);
  assert.equal(
    [only?.name, only?.countryCode, only?.country, only?.euContribution, only?.isSme],
    ['ΠΑΝΕΠΙΣΤΗΜΙΟ', 'GR', 'Greece', 0, undefined],
  );
});

test('sorts organizations numerically, puts the coordinator first, and drops nameless ones', () => {
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

test('amounts have a decimal point, even with three decimals', () => {
  const project = readProject(
    `<project><id>1</id><title>t</title><totalCost>3499076.250</totalCost><ecMaxContribution>972.000</ecMaxContribution>
     <relations><associations><organization type="coordinator" ecContribution="205749.555" netEcContribution="1000.125" totalCost="7">
     <legalName>A</legalName></organization></associations></relations></project>`,
  );
  assert.equal([project.totalCost, project.euContribution], [3499076.25, 972]);
  const [only] = project.participants;
  assert.equal([only?.euContribution, only?.netEuContribution, only?.totalCost], [205749.555, 1000.125, 7]);
});

test("ignores the organizations and programmes of a project's results", () => {
  const project = associations(
    `<result><relations><associations><organization type="coordinator"><legalName>NOT ME</legalName></organization>
     <programme type="relatedLegalBasis"><code>FP7-X</code></programme><result><id>2</id></result></associations></relations></result>
     <organization type="participant"><legalName>ME</legalName></organization>`,
  );
  assert.equal(
    project.participants.map(({ name }) => name),
    ['ME'],
  );
  assert.is(project.programme, undefined);
});

test('rejects truncated records and other documents', () => {
  for (const text of [
    MINIMAL.slice(0, -10),
    '<project><id>1</id></project>',
    '<project><title>t</title></project>',
    '<project/>',
  ])
    assert.throws(() => readProject(text), undefined, text);
});

test('distinguishes records from the web pages for unknown references', () => {
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

test('parses hostile bodies with endless comments, spaces, tags and entities in linear time', () => {
  const wrap = (inside: string) => `<project><id>1</id><title>t</title>${inside}</project>`;
  const bodies: Readonly<Record<string, string>> = {
    'comments before a page': `${'<!-- -->'.repeat(40)}x`,
    'many comments': `${'<!--a-->\n'.repeat(90_000)}<html>`,
    'open comments': '<!--'.repeat(200_000),
    instructions: `${'<?a?>'.repeat(150_000)}<project`,
    'a long tag': `<${'a'.repeat(900_000)}`,
    'a long prefix': `<${'a-'.repeat(400_000)}:project>`,
    spaces: ' '.repeat(900_000),
    'spaces behind': wrap('') + ' '.repeat(900_000),
    'ends without end': `${wrap('')}${'</project '.repeat(90_000)}`,
    'deep tags': wrap(`${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`),
    'attributes without end': wrap(`<x ${'a="'.repeat(200_000)}/>`),
    'results without end': wrap(`<relations><associations>${'<result>'.repeat(80_000)}</associations></relations>`),
    entities: `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>${wrap('&b;'.repeat(1000))}`,
  };
  for (const [name, body] of Object.entries(bodies)) {
    const started = performance.now();
    try {
      readProjectReads.record(new Answer(new Stored(200, {}, Buffer.from(body), 0), 'cordis', 'miss'));
    } catch (error) {
      assert.not.instance(error, RangeError, name);
    }
    const ms = performance.now() - started;
    assert.ok(ms < 1500, `${name}: ${Math.round(ms)} ms`);
  }
});

test("the website's JSON record has no funding per participant", () => {
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
    ['691102', 'Development of microalgae', 972000, undefined, 'CLOSED'],
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
      ['CNRS', 'coordinator', 'France', 'FR', undefined],
      ['AUA', 'participant', 'Greece', undefined, undefined],
    ],
  );
  assert.is(details({ status: false }), undefined);
  assert.is(details({ status: true, payload: null }), undefined);
  assert.throws(() => details({ status: true, payload: {} }));
});

test.run();
