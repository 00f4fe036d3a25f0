import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { type Item, readSheet } from '#engine/css/read-sheet.ts'
import { tidy } from '#engine/css/tidy.ts'
import { writeSheet } from '#engine/css/write-sheet.ts'
import { compareTraits } from '#engine/javascript/compare-traits.ts'
import { loadOxc } from '#engine/javascript/oxc.ts'
import { traitsOf } from '#engine/javascript/traits.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { childrenOf } from './compare-trees.ts'
import { LICENSE, minifyStyle } from './minify-style.ts'
import { HTML } from './whitespace-rule.ts'

/**
 * Result of minifying the code inside the page: the number of characters saved, pieces left unchanged, and rules left
 * unchanged in stylesheets that were minified.
 */
export type InlineCode = { minified: number; kept: number; saved: number; keptRules: number }

const JAVASCRIPT = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/
const JSON_TYPE = /^(?:importmap|speculationrules|(?:[\w.-]+\/)?[\w.-]*\+?json)$/

/**
 * Minifies style elements and attributes, scripts, and JSON in place. Each piece is compared with its original, and
 * stays unchanged if they differ.
 */
export async function minifyInline(root: Tree.ParentNode, { asset }: Pick<Ports, 'asset'>): Promise<InlineCode> {
  const done: InlineCode = { minified: 0, kept: 0, saved: 0, keptRules: 0 }
  const open: Tree.Node[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    open.push(...childrenOf(node))
    if (!('tagName' in node) || node.namespaceURI !== HTML) continue
    const [text] = node.childNodes
    if (text && 'value' in text && isCode(node) && text.value !== '') {
      const short =
        node.tagName === 'style'
          ? shortStyle(text.value)
          : await minifyScript(attributeOf(node, 'type'), text.value, asset)
      record(text, short, new RegExp(`</${node.tagName}|<!--`, 'i').test(short ?? ''))
    }
    for (const attribute of node.attrs)
      if (attribute.name === 'style') record(attribute, minifyAttribute(attribute.value), false)
  }
  return done

  /** Returns undefined if nothing of a stylesheet could be minified. */
  function shortStyle(css: string) {
    const { css: short, kept } = minifyStyle(css)
    if (kept > 0 && short.length >= css.trim().length) return undefined
    done.keptRules += kept
    return short
  }

  function record(place: { value: string }, short: string | undefined, isUnsafe: boolean) {
    if (short === undefined || isUnsafe) done.kept++
    else if (short.length < place.value.length) {
      done.minified++
      done.saved += place.value.length - short.length
      place.value = short
    }
  }
}

const attributeOf = ({ attrs }: Tree.Element, wanted: string) =>
  (attrs.find(({ name }) => name === wanted)?.value ?? '').trim().toLowerCase()

function isCode(element: Tree.Element) {
  const type = attributeOf(element, 'type')
  if (element.tagName === 'style') return /^(?:|text\/css)$/.test(type)
  return element.tagName === 'script' && (JSON_TYPE.test(type) || JAVASCRIPT.test(type))
}

/** Returns the minified declarations of a style attribute. */
function minifyAttribute(value: string): string | undefined {
  if (/[{}@]/.test(value)) return undefined
  try {
    const [rule] = tidy(readSheet(`x{${value}}`)) as [Item | undefined]
    return rule?.kind === 'rule' ? writeSheet(rule.items) : undefined
  } catch {
    return undefined
  }
}

async function minifyScript(type: string, code: string, asset: Ports['asset']): Promise<string | undefined> {
  if (JSON_TYPE.test(type)) return shortJson(code)
  if (LICENSE.test(code)) return undefined
  const isModule = type === 'module'
  try {
    const before = traitsOf(code, isModule)
    const oxc = await loadOxc(asset)
    const keepNames = before.readNames.size > 0
    const { code: short, errors } = oxc.minifySync(isModule ? 'inline.mjs' : 'inline.js', code, {
      module: isModule,
      compress: { target: 'esnext', keepNames: { function: keepNames, class: keepNames } },
      mangle: { toplevel: isModule, keepNames },
      sourcemap: false,
    })
    if (errors[0] || compareTraits(before, traitsOf(short, isModule), isModule) !== undefined) return undefined
    return short.replace(/;?\n?$/, '')
  } catch {
    return undefined
  }
}

/** Returns JSON without whitespace between its tokens; numbers and escapes stay as written. */
function shortJson(text: string): string | undefined {
  try {
    JSON.parse(text)
  } catch {
    return undefined
  }
  return text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, string: string | undefined) => string ?? '')
}
