// Puts this server's address and the reader's key into the settings, and copies them.
const { base, key: placeholder } = document.body.dataset;
const input = document.getElementById('key');
const blocks = [...document.querySelectorAll('pre')].map((block) => ({ block, text: block.textContent }));

function fill() {
  const key = input.value.trim() || placeholder;
  for (const { block, text } of blocks) {
    block.textContent = text.replaceAll(base, window.location.origin).replaceAll(placeholder, key);
  }
}

input.addEventListener('input', fill);
for (const { block } of blocks) {
  const button = block.parentElement.querySelector('button');
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent);
    button.textContent = 'Copied';
  });
}
fill();
