// Buttons that save a chart as a picture. The code that generates the picture is loaded on the first click.

import { html } from 'htm/preact';
import { useContext } from 'preact/hooks';
import { Call } from '../context.ts';
import { drawingHere } from '../drawing.ts';
import type { Picture } from './plot.ts';

export interface PictureButtonsProps extends Picture {
  /** The element that contains the drawing. */
  readonly element: { readonly current: unknown };
}

export function PictureButtons({ element, ...picture }: PictureButtonsProps): unknown {
  const call = useContext(Call);
  if (call === undefined) return null;
  const save = (kind: 'svg' | 'png') => async () => {
    const files = await drawingHere()?.files?.();
    await files?.savePicture(kind, element.current as HTMLElement, { ...picture, ...call });
  };
  return html`<span class="downloads scripted">
    <button type="button" class="quiet" onClick=${save('svg')}>SVG</button>
    <button type="button" class="quiet" onClick=${save('png')}>PNG</button>
  </span>`;
}
