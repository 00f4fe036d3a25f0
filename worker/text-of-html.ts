const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/**
 * The words of a mail that was written as HTML alone, as Payload's mails of the login are. Addresses of links are kept
 * where the words of the link do not name them.
 * @example textOfHtml('<p>Open <a href="https://a.example/x">this page</a>.</p>') // 'Open this page (https://a.example/x).'
 */
export function textOfHtml(html: string) {
  return html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_link, href: string, words: string) =>
      words.includes(href) ? words : `${words} (${href})`,
    )
    .replace(/<br\s*\/?>|<\/(p|div|h\d|li|tr)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
