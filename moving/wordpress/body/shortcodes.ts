import { markedBlock } from '../../body/marked-block.ts'
import { buttonHtml } from './article-blocks.ts'
import { addUnknown, type BodyContext, type ShortcodeMaker } from './body-context.ts'
import { coreShortcodes } from './core-shortcodes.ts'
import { diviShortcode } from './divi.ts'
import { once } from './once.ts'
import { plainText } from './plain-text.ts'
import { readShortcodes, type Shortcode } from './shortcode-tree.ts'
import { bakeryShortcode, partOfLink } from './wpbakery.ts'

/** Longest content that is shown as source and not as text. */
const MAX_SOURCE_LENGTH = 2_000

const isBuilder = (name: string) => /^(?:et_pb|vc)_/.test(name)
const isKnown = (name: string) => Object.hasOwn(coreShortcodes, name) || isBuilder(name)

/** Returns HTML in which shortcodes are what they stand for; a marked block is in the place of each unknown one. */
export function withShortcodes(html: string, context: BodyContext): string {
  return render(readShortcodes(html, isKnown), context)
}

function render(parts: (string | Shortcode)[], context: BodyContext): string {
  return parts.map((part) => (typeof part === 'string' ? part : renderOne(part, context))).join('')
}

function renderOne(code: Shortcode, context: BodyContext): string {
  const inner = once(() => render(code.content ?? [], context))
  const make = Object.hasOwn(coreShortcodes, code.name) ? coreShortcodes[code.name] : makerOf(code.name)
  return make?.(code, context, inner) ?? usual(code, inner) ?? unknown(code, context, inner)
}

function makerOf(name: string): ShortcodeMaker | undefined {
  if (name.startsWith('et_pb_')) return diviShortcode
  return name.startsWith('vc_') ? bakeryShortcode : undefined
}

const BUTTON = /(?:^|[_-])(?:button|btn)\d?$/
const RULE = /(?:^|[_-])(?:divider|separator|hr|line)$/
const SPACE = /(?:^|[_-])(?:empty_space|spacer|space|gap|clear|clearfix|clearboth)$/

/** Themes have their own shortcodes for the same things, which their names say. */
function usual({ name, attributes, content, values }: Shortcode, inner: () => string): string | undefined {
  if (!BUTTON.test(name) && !RULE.test(name) && !SPACE.test(name)) return undefined
  const words = content ? inner() : ''
  if (words === '' && SPACE.test(name)) return ''
  if (words === '' && RULE.test(name)) return '<hr>'
  const named =
    attributes.url ?? attributes.link ?? attributes.href ?? values.find((value) => /^https?:/.test(value)) ?? ''
  const href = /^url:/.test(named) ? partOfLink(named, 'url') : named
  const label =
    words ||
    attributes.text ||
    attributes.title ||
    attributes.label ||
    (href === named ? '' : partOfLink(named, 'title'))
  const isButton = BUTTON.test(name) && /^(?:https?:|\/|#|mailto:|tel:)/.test(href)
  return isButton && plainText(label) !== '' ? buttonHtml(label, href) : undefined
}

/** A short one is shown as source. What a long one is around stays text, below the note. */
function unknown(code: Shortcode, context: BodyContext, inner: () => string): string {
  addUnknown('shortcodes', `[${code.name}]`, context)
  const content = code.content ? inner() : ''
  const hasText = /<(?!\/?(?:br|p)\b)[a-z]/i.test(content) || content.length > MAX_SOURCE_LENGTH
  const source = hasText ? code.source.replace(code.inner, '…') : code.source
  return markedBlock(`[${code.name}]`, source) + (hasText ? content : '')
}
