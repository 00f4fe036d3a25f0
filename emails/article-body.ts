import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { type Html, safeMarkup } from '#engine/html/html.ts'
import { type SafeHtml, sanitizeHtml } from '#engine/html/sanitize.ts'
import { markdownToHtml } from '#engine/markdown/markdown-to-html.ts'
import { forOtherPrograms } from '#engine/rich-text/for-other-programs.ts'
import { bodyStyles, type Styles } from './styles.ts'

/** The title of an article is an h2 in an email. */
const RENAMED: Record<string, string> = { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' }
/** Text in Markdown: what is code, an image, a link, the number of a note, an escaped character, or an
 * escaped line break. */
const MARKS =
  /(?<code>(?<fence>`{3,})[^\n]*\n[\s\S]*?\n *\k<fence>|(?<tick>`+)(?!`)[\s\S]*?(?<!`)\k<tick>(?!`))|!\[(?<alt>(?:\\.|[^\]\\])*)\]\((?<src>[^)\s]*)\)|(?<!\\)\[(?<label>(?:\\.|[^\]\\])*)\]\((?<href>[^)\s]*)\)|(?<!\\)\[\^(?<note>\d+)\]|\\(?<sign>[!-/:-@[-`{-~])|(?<end>\\)(?=\n)/g

/** Returns the text of an article as HTML with inline styles, because email programs ignore most others. */
export function articleHtml(markdown: string, style: Styles): Html {
  const root = parseFragment(sanitizeHtml(forOtherPrograms(markdownToHtml(markdown))))
  const styles = bodyStyles(style)
  const open: Tree.ParentNode[] = [root]
  for (let parent = open.pop(); parent; parent = open.pop())
    for (const node of parent.childNodes) {
      if (!('tagName' in node)) continue
      node.tagName = RENAMED[node.tagName] ?? node.tagName
      const own = styles[node.tagName]
      if (own) node.attrs.push({ name: 'class', value: own.tone }, { name: 'style', value: own.css })
      open.push(node)
    }
  return safeMarkup(serialize(root) as SafeHtml)
}

/**
 * Returns the text of an article for the plain-text part: its Markdown, with URLs behind their links and nothing
 * escaped.
 * @example articleText('2 \\* [3](https://a.example/)') // '2 * 3 (https://a.example/)'
 */
export function articleText(markdown: string): string {
  return markdown.replace(MARKS, (...found) => {
    const { code, alt, src, label, href, note, sign } = found.at(-1) as Record<string, string | undefined>
    if (code !== undefined) return code
    if (src !== undefined) return [`[Picture${alt && `: ${articleText(alt)}`}]`, src].join('\n')
    if (href !== undefined) return label === href ? href : `${articleText(label ?? '')} (${href})`
    if (note !== undefined) return `[${note}]`
    return sign ?? ''
  })
}
