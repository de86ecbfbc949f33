// Copy buttons next to code that was rendered on the server.

/** Copies the code next to the clicked button. @param readAs changes the text before it is copied */
export function copyOnClick(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.copy') : null;
    const text = button?.parentElement?.querySelector('code')?.textContent;
    if (button === null || text == null) return;
    const label = button.textContent;
    const message = await navigator.clipboard.writeText(text).then(
      () => 'Copied',
      () => 'Copying failed. Select the text and copy it manually.',
    );
    button.textContent = message;
    setTimeout(() => {
      button.textContent = label;
    }, 2_000);
  });
}
