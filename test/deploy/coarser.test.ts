import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { geoArea, geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { coarser, type Outlines } from '../../runtime/deploy/site/coarser.ts';

const FILE = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
const fine: Outlines = JSON.parse(readFileSync(FILE, 'utf8'));
const coarse = coarser(fine, 0.06);
const land = (outlines: Outlines) => feature(outlines as unknown as Parameters<typeof feature>[0], 'land');
const [finely, coarsely] = [land(fine), land(coarse)];

test('the coarser outlines are at most half the size of the originals', () => {
  const weight = (outlines: Outlines) => gzipSync(JSON.stringify(outlines)).length;
  assert.ok(weight(coarse) < 80_000 && weight(coarse) < weight(fine) / 2, `${weight(coarse)} of ${weight(fine)}`);
});

test('does not turn any island inside out, and keeps land and sea in place', () => {
  assert.ok(Math.abs(geoArea(coarsely) - geoArea(finely)) < 0.005, `${geoArea(coarsely)} of ${geoArea(finely)}`);
  const [oslo, oslofjord, aland, betweenAlandAndFinland] = [
    [10.75, 59.91],
    [10.6, 59.3],
    [19.95, 60.2],
    [21.3, 59.8],
  ] as [number, number][];
  for (const [point, isLand] of [
    [oslo, true],
    [oslofjord, false],
    [aland, true],
    [betweenAlandAndFinland, false],
  ] as [[number, number], boolean][]) {
    assert.is(geoContains(coarsely, point), isLand, String(point));
    assert.is(geoContains(finely, point), isLand, String(point));
  }
});

test('every continent is in exactly one of the two halves', () => {
  const [west, east] = (['west', 'east'] as const).map((half) => land(coarser(fine, 0.06, half)));
  assert.ok(west !== undefined && east !== undefined);
  assert.ok(Math.abs(geoArea(west) + geoArea(east) - geoArea(coarsely)) < 0.001);
  for (const [point, isWest] of [
    [[-99.1, 19.4], true],
    [[-40, 72], true],
    [[10.75, 59.91], false],
    [[-19, 65], false],
    [[151, -33.5], false],
  ] as [[number, number], boolean][]) {
    assert.is(geoContains(west, point), isWest, String(point));
    assert.is(geoContains(east, point), !isWest, String(point));
  }
});

test('drops an islet smaller than two cells, together with its arc', () => {
  const square = (side: number) => [
    [0, 0],
    [0, side],
    [side, 0],
    [0, -side],
    [-side, 0],
  ];
  const islets: Outlines = {
    ...{ type: 'Topology', transform: { scale: [0.01, 0.01], translate: [0, 0] }, arcs: [square(100), square(2)] },
    objects: { land: { type: 'GeometryCollection', geometries: [{ type: 'MultiPolygon', arcs: [[[0]], [[1]]] }] } },
  };
  const { arcs, objects } = coarser(islets, 0.05);
  assert.equal(objects.land.geometries[0]?.arcs, [[[0]]]);
  assert.equal(
    arcs.map((arc) => arc.length),
    [5, 0],
  );
});

test.run();
