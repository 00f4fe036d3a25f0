/** HTML of a Markdown text, by CommonMark 0.31.2; with `isGfm` tables, task lists, strikethrough and plain addresses too. */
export async function markdownToHtml(markdown: string, isGfm: boolean): Promise<string> {
  const { micromark } = await import('micromark')
  const { gfm, gfmHtml } = await import('micromark-extension-gfm')
  const options = { allowDangerousHtml: true, allowDangerousProtocol: true }
  return micromark(markdown, isGfm ? { ...options, extensions: [gfm()], htmlExtensions: [gfmHtml()] } : options)
}

/** Markdown of HTML: ATX headings, fenced code. Tables with a heading row become pipes, others stay tags. */
export async function htmlToMarkdown(html: string, isGfm: boolean): Promise<string> {
  const { default: Turndown } = await import('turndown')
  const { default: domino } = await import('@mixmark-io/domino')
  const turndown = new Turndown({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  })
  turndown.remove(['script', 'style', 'noscript', 'template', 'iframe', 'head', 'title'] as never)
  if (isGfm) {
    const { gfm } = await import('@joplin/turndown-plugin-gfm')
    turndown.use(gfm)
  }
  // A worker has no DOM, so turndown is handed a tree instead of a string.
  const { body } = domino.createDocument(html)
  return `${turndown.turndown(body as never)}\n`
}
