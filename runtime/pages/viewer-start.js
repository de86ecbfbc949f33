// Starts the API reference in the reader's browser.
window.SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  persistAuthorization: true,
  tryItOutEnabled: true,
});
