import { Parser } from 'htmlparser2'

const BREAKS = /^(p|div|br|li|h[1-6]|tr|td|th|blockquote|figcaption)$/
const UNSEEN = /^(script|style|template|noscript)$/

/**
 * Returns the text of HTML on one line, without scripts and styles.
 * @example plainText('<p>Terns &amp; gulls</p><p>fly</p>') // 'Terns & gulls fly'
 */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim()
  const parts: string[] = []
  let unseen = 0
  const parser = new Parser({
    onopentagname: (name) => {
      if (UNSEEN.test(name)) unseen++
      if (BREAKS.test(name)) parts.push(' ')
    },
    ontext: (text) => {
      if (unseen === 0) parts.push(text)
    },
    onclosetag: (name) => {
      if (UNSEEN.test(name)) unseen--
      if (BREAKS.test(name)) parts.push(' ')
    },
  })
  parser.end(html)
  return parts.join('').replace(/\s+/g, ' ').trim()
}
