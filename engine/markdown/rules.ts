import type Turndown from 'turndown'
import { canUseStars, isEmphasis, isStrong, isStruck } from './emphasis.ts'

/**
 * Adds rules for elements that turndown does not handle: Markdown would lose or change their content, or read it as
 * markup.
 */
export function addRules(turndown: Turndown, { isGfm }: { isGfm: boolean }) {
  turndown.remove(dropped as never)
  const escaped = turndown.escape.bind(turndown)
  turndown.escape = (text) => escapeMarkup(escaped(text), isGfm)
  turndown.addRule('pre', {
    filter: 'pre',
    replacement: (_content, node) => fenced(node as Element),
  })
  turndown.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    // Number signs at the end of a heading would be removed (CommonMark 4.2): “C #”.
    replacement: (content, node) =>
      `\n\n${'#'.repeat(Number(node.nodeName[1]))} ${content.replace(/(^|\s)(#+\s*)$/, '$1\\$2')}\n\n`,
  })
  turndown.addRule('linked block', {
    filter: (node) => node.nodeName === 'A' && node.hasAttribute('href') && Boolean(node.querySelector(blocks)),
    replacement: (content, node) => `[${onOneLine(content)}](${addressOf(node as Element)})`,
  })
  turndown.addRule('emphasis beside a letter', {
    filter: (node) => (isStruck(node) ? !isGfm || !canUseStars(node) : isEmphasis(node) && !canUseStars(node)),
    replacement: (content, node) => {
      const name = isStruck(node) ? 'del' : isStrong(node) ? 'strong' : 'em'
      return `<${name}>${content}</${name}>`
    },
  })
  turndown.addRule('small marks', {
    filter: ['sub', 'sup', 'kbd', 'mark', 'ins'],
    replacement: (content, node) => `<${node.nodeName.toLowerCase()}>${content}</${node.nodeName.toLowerCase()}>`,
  })
  turndown.addRule('summary', { filter: 'summary' as never, replacement: (content) => `\n\n${content}\n\n` })
  turndown.addRule('list item of Word', {
    filter: (node) => node.nodeName === 'P' && /^MsoListParagraph/.test(node.className) && markerOfWord(node) !== null,
    replacement: (content, node) => {
      const level = Number(/\blevel(\d)/.exec(node.getAttribute('style') ?? '')?.[1] ?? 1)
      const number = /^\s*(\d+)[.)]/.exec(markerOfWord(node)?.textContent ?? '')?.[1]
      const marker = number ? `${number}.` : '-'
      return `\n\n${'    '.repeat(level - 1)}${marker}   ${content.trim()}\n\n`
    },
  })
  turndown.addRule('marker of Word', {
    filter: (node) => node.nodeName === 'SPAN' && isMarkerOfWord(node),
    replacement: () => '',
  })
  if (isGfm)
    turndown.addRule('task', {
      filter: (node) => node.nodeName === 'INPUT' && node.getAttribute('type') === 'checkbox',
      replacement: (_content, node) => {
        const isTight = /^\s/.test(node.nextSibling?.textContent ?? '')
        return `[${(node as Element).hasAttribute('checked') ? 'x' : ' '}]${isTight ? '' : ' '}`
      },
    })
}

const dropped =
  'script style noscript template iframe head title svg object embed video audio canvas button select textarea'.split(
    ' ',
  )
const blocks = 'address,article,blockquote,dd,div,dl,dt,figure,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,section,table,ul'

/** Escapes text that Markdown would read as a tag, a character reference, a list, or strikethrough. */
function escapeMarkup(text: string, isGfm: boolean) {
  const plain = text
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#\d|#x[\da-f]|[a-z][\da-z]*;)/gi, '\\&')
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(\s*)(\+|#{1,6})$/, '$1\\$2')
  return isGfm ? plain.replace(/^\\~~~/, '~~~').replace(/(?<=[^\s\\])~|~(?=~)|^~(?![\p{L}\p{N}])/gu, '\\~') : plain
}

function fenced(pre: Element) {
  const code = pre.querySelector('code') ?? pre
  const name = /(?:^|\s)(?:language-|lang-|brush:\s*)([^\s`;]+)/
  const language =
    name.exec(code.className)?.[1] ??
    name.exec(pre.className)?.[1] ??
    /highlight-(?:text|source)-([\w+#.-]+)/.exec((pre.parentNode as Element | null)?.className ?? '')?.[1] ??
    ''
  const text = linesOf(pre).replace(/\n$/, '')
  const longest = (text.match(/^`{3,}/gm) ?? []).reduce((most, run) => Math.max(most, run.length), 2)
  const fence = '`'.repeat(longest + 1)
  return `\n\n${fence}${language}\n${text}\n${fence}\n\n`
}

/** Returns the text of code with the line breaks that browsers show: those of `br`, and of blocks. */
function linesOf(node: Node): string {
  let text = ''
  for (const child of Array.from(node.childNodes)) {
    const isBlock = /^(?:DIV|P|LI|TR)$/.test(child.nodeName)
    if (isBlock && text !== '' && !text.endsWith('\n')) text += '\n'
    if (child.nodeName === 'BR') text += '\n'
    else text += child.nodeType === TEXT ? (child.textContent ?? '') : linesOf(child)
    if (isBlock && child.nextSibling && !text.endsWith('\n')) text += '\n'
  }
  return text
}

const TEXT = 3

/** Puts the content of a link on one line, because a link cannot contain blocks in Markdown. */
const onOneLine = (content: string) =>
  content
    .split('\n')
    .map((line) => line.replace(/^\s*(?:#{1,6} |> |[-*] +)?/, '').trim())
    .filter(Boolean)
    .join(' ')

const addressOf = (link: Element) => {
  const address = link.getAttribute('href') ?? ''
  return /[\s()<>]/.test(address) ? `<${address.replace(/[<>\n]/g, encodeURIComponent)}>` : address
}

const isMarkerOfWord = (node: Element) => /mso-list:\s*ignore/i.test(node.getAttribute('style') ?? '')
const markerOfWord = (node: Element) => Array.from(node.querySelectorAll('span')).find(isMarkerOfWord) ?? null
