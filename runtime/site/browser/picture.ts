// Downloads a chart as SVG or PNG, with its title, legend and source in the picture.

import { lineName } from '../views/chart/lines.ts';
import { COLOURS, HEIGHT, type Picture } from '../views/chart/plot.ts';
import type { CallContext } from '../views/context.ts';
import { saveFile } from './save-file.ts';

export { saveFile };

/** Number of picture pixels per screen pixel. */
const SHARPNESS = 2;
const HEAD = 56;
const ROW = 20;
const MARGIN = 16;
/** Width of one character, in pixels, at a font size of 12 pixels. */
const CHARACTER = 6.6;

/** @param root the element that contains the drawing */
export async function savePicture(
  kind: 'svg' | 'png',
  root: HTMLElement,
  picture: Picture & CallContext,
): Promise<void> {
  const text = pictureOf(root, picture);
  if (text === undefined) return;
  const file = kind === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await toPng(text);
  if (file !== null) saveFile(file, `${picture.fileName}.${kind}`);
}

/** Properties set by the style sheet. They are copied, because a saved file has no style sheet. */
const DRAWN_BY_STYLE = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'font-size',
  'opacity',
];
const SVG = 'http://www.w3.org/2000/svg';

/** The drawing with title, legend and source as one SVG document. */
function pictureOf(
  root: HTMLElement,
  { title, subtitle, lines, name, source }: Picture & CallContext,
): string | undefined {
  const drawing = root.querySelector<SVGSVGElement>('svg.plot');
  if (drawing === null) return undefined;
  const width = drawing.viewBox.baseVal.width + 2 * MARGIN;
  const { color, backgroundColor, colors } = coloursOf(root);
  const whole = document.createElementNS(SVG, 'svg');
  const text = (content: string, x: number, y: number, more: Readonly<Record<string, string>> = {}) => {
    const node = whole.appendChild(document.createElementNS(SVG, 'text'));
    node.textContent = content;
    for (const [key, value] of Object.entries({ x: String(x), y: String(y), fill: color, 'font-size': '12', ...more }))
      node.setAttribute(key, value);
  };
  const background = whole.appendChild(document.createElementNS(SVG, 'rect'));
  background.setAttribute('width', '100%');
  background.setAttribute('height', '100%');
  background.setAttribute('fill', backgroundColor);
  text(title, MARGIN, 26, { 'font-size': '16', 'font-weight': '600' });
  text(subtitle, MARGIN, 45);
  const copy = whole.appendChild(styled(drawing));
  copy.setAttribute('x', String(MARGIN));
  copy.setAttribute('y', String(HEAD));
  let [x, y] = [MARGIN, HEAD + HEIGHT + ROW];
  for (const { line, colour } of lines) {
    const label = lineName(line, name);
    const room = label.length * CHARACTER + 30;
    if (x > MARGIN && x + room > width) [x, y] = [MARGIN, y + ROW];
    const mark = whole.appendChild(document.createElementNS(SVG, 'circle'));
    for (const [key, value] of Object.entries({ cx: x + 5, cy: y - 4, r: 5, fill: colors[colour % COLOURS] ?? color }))
      mark.setAttribute(key, String(value));
    text(label, x + 15, y);
    x += room;
  }
  if (source !== undefined) {
    y += ROW + 4;
    text(source, MARGIN, y, { 'font-size': '11', opacity: '0.8' });
  }
  const height = y + MARGIN;
  for (const [key, value] of Object.entries({
    ...{ xmlns: SVG, width: String(width), height: String(height), viewBox: `0 0 ${width} ${height}` },
    'font-family': 'system-ui, -apple-system, Segoe UI, Helvetica, Arial, sans-serif',
  }))
    whole.setAttribute(key, value);
  return new XMLSerializer().serializeToString(whole);
}

/** Returns a copy whose elements have their computed styles as attributes. */
function styled(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [drawing.querySelectorAll('*'), copy.querySelectorAll('*')];
  for (const [index, original] of [...originals].entries()) {
    const style = getComputedStyle(original);
    for (const property of DRAWN_BY_STYLE) copies[index]?.setAttribute(property, style.getPropertyValue(property));
    copies[index]?.removeAttribute('class');
  }
  return copy;
}

function coloursOf(root: HTMLElement): { color: string; backgroundColor: string; colors: readonly string[] } {
  const probe = root.appendChild(document.createElement('span'));
  const { color } = getComputedStyle(probe);
  probe.style.backgroundColor = 'var(--page)';
  const { backgroundColor } = getComputedStyle(probe);
  const colors = Array.from({ length: COLOURS }, (_, index) => {
    probe.style.color = `var(--chart-${index})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return { color, backgroundColor, colors };
}

async function toPng(svg: string): Promise<Blob | null> {
  const image = new Image();
  // Use a data URL, because the pages' Content Security Policy does not allow blob URLs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * SHARPNESS;
  canvas.height = image.height * SHARPNESS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
