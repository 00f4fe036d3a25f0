import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { BOOLEAN, childrenOf } from './compare-trees.ts'
import { omitsEnd, omitsStart } from './optional-tags.ts'
import { HTML } from './whitespace-rule.ts'

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr basefont bgsound frame keygen'.split(' '),
)
const RAW = new Set(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext', 'noscript'])

/**
 * Writes the shortest markup for a tree: quotes only if needed, no tags that the HTML Standard (13.1.2.4) makes
 * optional, and references only where a parser would otherwise misread a character. Without recursion.
 */
export function writeHtml(root: Tree.ParentNode, { keepTags }: { keepTags: boolean }): string {
  const out: string[] = []
  const open: (Tree.ChildNode | string)[] = []
  const push = (parent: Tree.Node) => open.push(...childrenOf(parent).slice().reverse())
  push(root)
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') out.push(node)
    else if ('value' in node) {
      const parent = node.parentNode
      const isRaw = parent && 'tagName' in parent && parent.namespaceURI === HTML && RAW.has(parent.tagName)
      out.push(isRaw ? node.value : escapeText(node.value))
    } else if ('data' in node) out.push(`<!--${node.data}-->`)
    else if (node.nodeName === '#documentType') out.push(doctype(node as Tree.DocumentType))
    else {
      const element = node as Tree.Element
      const isHtml = element.namespaceURI === HTML
      const children = childrenOf(element)
      const name = element.tagName
      if (!isHtml && children.length === 0) {
        out.push(startTag(element, true))
        continue
      }
      if (keepTags || !omitsStart(element)) out.push(startTag(element, false))
      if (isHtml && VOID.has(name)) continue
      const [first] = children
      // A parser drops one line break after these tags, so a real one needs another before it.
      if (/^(?:pre|textarea|listing)$/.test(name) && first && 'value' in first && first.value.startsWith('\n'))
        out.push('\n')
      if (name !== 'plaintext' && (keepTags || !omitsEnd(element))) open.push(`</${name}>`)
      push(element)
    }
  }
  return out.join('')
}

function startTag({ tagName, attrs, namespaceURI }: Tree.Element, isClosed: boolean) {
  let tag = `<${tagName}`
  let isQuoted = true
  for (const { name, value, prefix } of attrs) {
    const full = prefix ? `${prefix}:${name}` : name
    const isBare = value === '' || (namespaceURI === HTML && BOOLEAN.has(name) && value !== 'until-found')
    const written = isBare ? '' : attributeValue(value)
    // HTML requires a space after a quoted value. Browsers do not need it, but it stays for other parsers.
    tag += ` ${full}${isBare ? '' : `=${written}`}`
    isQuoted = isBare || /["']$/.test(written)
  }
  if (!isClosed) return `${tag}>`
  return isQuoted ? `${tag}/>` : `${tag} />`
}

function attributeValue(value: string) {
  const text = escapeReferences(value).replaceAll('\r', '&#13;')
  if (!/[\t\n\f\r "'=<>`]/.test(text)) return text
  const [double, single] = [text.split('"').length, text.split("'").length]
  return double <= single ? `"${text.replaceAll('"', '&#34;')}"` : `'${text.replaceAll("'", '&#39;')}'`
}

const escapeText = (text: string) =>
  escapeReferences(text)
    .replace(/<(?=[a-zA-Z/!?])/g, '&lt;')
    .replaceAll('\r', '&#13;')

const known = new Map<string, boolean>()

/** Escapes ampersands, except those that a parser reads as literal ones. */
function escapeReferences(text: string) {
  return text.replace(/&(#?[a-zA-Z0-9]{0,40};?)/g, (whole, rest: string) => {
    if (rest === '') return whole
    let isReference = known.get(rest)
    if (isReference === undefined) {
      const [first] = parseFragment(`${whole} `).childNodes
      isReference = !(first && 'value' in first && first.value === `${whole} `)
      if (known.size < 10_000) known.set(rest, isReference)
    }
    return isReference ? `&amp;${rest}` : whole
  })
}

function doctype({ name, publicId, systemId }: Tree.DocumentType) {
  const quote = (id: string) => (id.includes('"') ? `'${id}'` : `"${id}"`)
  if (publicId) return `<!DOCTYPE ${name} PUBLIC ${quote(publicId)}${systemId ? ` ${quote(systemId)}` : ''}>`
  return systemId ? `<!DOCTYPE ${name} SYSTEM ${quote(systemId)}>` : `<!doctype ${name}>`
}
