// Button for an action that cannot be undone: a dialog describes the effect and asks for confirmation.

import { html } from 'htm/preact';
import { useRef, useState } from 'preact/hooks';

interface Dialog {
  showModal(): void;
  close(): void;
}

export interface ConfirmProps {
  /** Text of the button. */
  readonly label: string;
  /** Title of the dialog, such as "Revoke this key?". */
  readonly question: string;
  readonly consequence: unknown;
  /** Text of the button in the dialog. */
  readonly action: string;
  readonly onConfirm: () => unknown;
  readonly id: string;
}

export function ConfirmButton({ label, question, consequence, action, onConfirm, id }: ConfirmProps): unknown {
  const dialog = useRef<Dialog>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
    dialog.current?.close();
  };
  return html`<button type="button" class="quiet" aria-haspopup="dialog" onClick=${() => dialog.current?.showModal()}>${label}</button
    ><dialog class="confirm" ref=${dialog} aria-labelledby=${`${id}-question`} aria-describedby=${`${id}-consequence`}>
      <h2 id=${`${id}-question`}>${question}</h2>
      <p id=${`${id}-consequence`}>${consequence}</p>
      <p class="actions">
        <button type="button" class="danger" disabled=${busy} onClick=${confirm}>${action}</button>
        <button type="button" autofocus onClick=${() => dialog.current?.close()}>Cancel</button>
      </p>
    </dialog>`;
}
