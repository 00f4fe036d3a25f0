import { capital } from '#engine/text/capital.ts'
import { markedBlock } from '../body/marked-block.ts'
import { embedHtml } from './embed.ts'
import { plainText } from './plain-text.ts'

/** Elements that visitors use: what is left without them says nothing. */
const CONTROLS = /<(form|object|embed|canvas|input|textarea|select|button)\b/i
const CODE = /<(script|style)\b/i
const FRAME = /<iframe\b/gi
const MAX_ATTRIBUTES_LENGTH = 4_000
const SOURCE = /\ssrc\s*=\s*(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\s"'>]{1,2000}))/i
const TITLE = /\stitle\s*=\s*(?:"([^"]{0,500})"|'([^']{0,500})')/i

/**
 * Returns HTML that somebody typed into a text, as HTML of a body: frames become videos or links, and the elements that
 * only readers write become text.
 */
export function typedHtml(source: string): string {
  const text = source.replace(/<(\/?)(?=editor-)/gi, '&lt;$1')
  const parts: string[] = []
  let done = 0
  for (const { index } of text.matchAll(FRAME)) {
    if (index < done) continue
    const end = text.indexOf('>', index)
    if (end === -1) break
    const attributes = text.slice(index + '<iframe'.length, Math.min(end, index + MAX_ATTRIBUTES_LENGTH))
    const url = valueIn(SOURCE, attributes)
    const [inside = ''] = /^[^<]*<\/iframe>/i.exec(text.slice(end + 1, end + MAX_ATTRIBUTES_LENGTH)) ?? []
    // A frame without a URL shows nothing.
    parts.push(text.slice(done, index), url ? embedHtml({ url, title: valueIn(TITLE, attributes) }) : '')
    done = end + 1 + inside.length
  }
  return parts.join('') + text.slice(done)
}

/**
 * Returns HTML of an HTML card or block. One with a form, or with nothing but a script, is marked, because hardly
 * anything of it would arrive. The editor leaves out scripts and styles.
 * @param note receives a sentence for each thing that is not moved
 */
export function htmlCard(source: string, name: string, note: (sentence: string) => void): string {
  const [, control] = CONTROLS.exec(source) ?? []
  const [, code] = CODE.exec(source) ?? []
  const hasContent = /<(img|iframe|video|audio|table|hr)\b/i.test(source) || plainText(source) !== ''
  if (control || (code && !hasContent)) {
    note(`${capital(name)} with <${(control ?? code ?? '').toLowerCase()}> is not moved; the text marks its place.`)
    return markedBlock(name, source)
  }
  if (code) note(`The <${code.toLowerCase()}> of ${name} is left out.`)
  return typedHtml(source)
}

function valueIn(pattern: RegExp, attributes: string) {
  const [, double, single, bare] = pattern.exec(` ${attributes}`) ?? []
  return (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim()
}
