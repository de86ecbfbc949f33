// The filter above the list of services: hides the entries that do not contain all words of the filter.

export function filterServices(): void {
  const field = document.querySelector<HTMLInputElement>('#service-filter');
  const list = document.querySelector<HTMLElement>('#service-list');
  const none = document.querySelector<HTMLElement>('#service-none');
  if (field === null || list === null) return;
  const entries = [...list.querySelectorAll<HTMLElement>('[data-words]')];
  const filter = () => {
    const words = field.value
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    let shown = 0;
    for (const entry of entries) {
      const text = entry.dataset['words'] ?? '';
      entry.hidden = !words.every((word) => text.includes(word));
      if (!entry.hidden) shown += 1;
    }
    // While a filter is active, the list is not collapsed.
    list.classList.toggle('filtered', words.length > 0);
    if (none !== null) none.hidden = shown > 0;
  };
  field.addEventListener('input', filter);
  filter();
}
