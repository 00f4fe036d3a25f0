import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'

const kept = new Set(
  'a abbr b blockquote br caption cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead tr u ul var'.split(
    ' ',
  ),
)
/** Elements removed with their content, which is not text or is parsed differently by other parsers. */
const dropped = new Set(
  'script style template noscript iframe object embed svg math textarea title xmp noembed noframes plaintext select head base link meta form video audio applet frameset'.split(
    ' ',
  ),
)
const attributes: Record<string, string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'reversed'],
  td: ['align', 'colspan', 'rowspan'],
  th: ['align', 'colspan', 'rowspan'],
  code: ['class'],
  details: ['open'],
  input: ['type', 'checked', 'disabled'],
}
const html = 'http://www.w3.org/1999/xhtml'

/** The allowlist, exported for the test that compares it with another sanitizer. */
export const allowed = { elements: [...kept], attributes }

/** HTML that `sanitizeHtml` returned: the only kind that a page may show (`site/ui/text/markup.tsx`). */
export type SafeHtml = string & { readonly isSafe: true }

/**
 * Returns HTML that a page may show: elements and attributes of an allowlist, URLs with known schemes, no scripts. It
 * needs no document, so it works the same on the server and in a web worker.
 * @example sanitizeHtml('<b onclick="x()">Two</b> lines') // '<b>Two</b> lines'
 */
export function sanitizeHtml(source: string): SafeHtml {
  const root = parseFragment(source)
  const open: Tree.ParentNode[] = [root]
  for (let parent = open.pop(); parent; parent = open.pop()) {
    const nodes = parent.childNodes
    const clean: Tree.ChildNode[] = []
    const queue = [...nodes].reverse()
    for (let node = queue.pop(); node; node = queue.pop()) {
      if (node.nodeName === '#text') clean.push(node)
      else if ('tagName' in node && node.namespaceURI === html && !dropped.has(node.tagName)) {
        if (kept.has(node.tagName) && !isField(node)) {
          const names = attributes[node.tagName] ?? []
          node.attrs = node.attrs.filter(({ name, value }) => names.includes(name) && isSafe(node.tagName, name, value))
          clean.push(node)
          open.push(node)
        } else queue.push(...[...node.childNodes].reverse())
      }
    }
    for (const node of clean) node.parentNode = parent
    parent.childNodes = clean
  }
  return serialize(root) as SafeHtml
}

/** Returns whether an element is a form field other than the checkbox of a task list. */
const isField = ({ tagName, attrs }: Tree.Element) =>
  tagName === 'input' && !(has(attrs, 'type', 'checkbox') && attrs.some(({ name }) => name === 'disabled'))
const has = (attrs: Tree.Element['attrs'], name: string, value: string) =>
  attrs.some((one) => one.name === name && one.value.toLowerCase() === value)

/**
 * Returns whether a URL is safe. Browsers ignore control characters and spaces within a scheme, so they are removed
 * first.
 */
function isSafe(tag: string, name: string, value: string) {
  if (name === 'class') return /^language-[\w-]+$/.test(value)
  if (name !== 'href' && name !== 'src') return true
  const url = [...value]
    .filter((one) => one > ' ' && one !== '\u007f')
    .join('')
    .toLowerCase()
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(url)?.[1]
  if (tag === 'img')
    return (
      scheme === undefined || scheme === 'https' || scheme === 'http' || /^data:image\/(?:png|gif|jpeg|webp);/.test(url)
    )
  return scheme === undefined ? !/^[^/?#]*:/.test(url) : ['http', 'https', 'mailto', 'tel'].includes(scheme)
}
