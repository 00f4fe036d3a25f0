/** A page that needs nothing: no database, no template, no stylesheet but the browser's own. */
export function errorHtml({ status, title, text }: { status: number; title: string; text: string }) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p>Status ${status}. <a href="/">To the home page</a></p></main></body></html>`
}
