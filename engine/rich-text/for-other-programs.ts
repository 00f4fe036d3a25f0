/**
 * Changes the HTML of Markdown for programs that show many articles in one page and drop form fields, such as feed
 * readers and email programs: a footnote becomes its number without links, and a checkbox a character.
 */
export function forOtherPrograms(html: string): string {
  return html
    .replace(/<a [^>]*data-footnote-ref=""[^>]*>([^<]*)<\/a>/g, '$1')
    .replace(/ ?<a [^>]*data-footnote-backref=""[^>]*>[\s\S]*?<\/a>/g, '')
    .replace(/<h2 id="footnote-label"[^>]*>[^<]*<\/h2>/, '<h2>Notes</h2>')
    .replace(/<input type="checkbox" disabled=""( checked="")? \/>/g, (_, checked) => (checked ? '☑' : '☐'))
}
