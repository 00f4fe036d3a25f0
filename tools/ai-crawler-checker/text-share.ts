import { pageText } from '#engine/text/page-text.ts'

/** Below this share of the text, a page says little without scripts; above `MUCH_PERCENT`, it says enough. */
export const LITTLE_PERCENT = 50
export const MUCH_PERCENT = 80

export type TextShare = { wordsInHtml: number; wordsRendered: number; percent: number | null }

/** Returns the share of the words shown by a browser that are already in the HTML as sent, counted with repetitions. */
export async function textShare(html: string, rendered: string): Promise<TextShare> {
  const sent = wordsOf((await pageText(html)).text)
  const shown = wordsOf(rendered)
  const left = new Map<string, number>()
  for (const word of sent) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of shown) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    common++
  }
  return {
    wordsInHtml: sent.length,
    wordsRendered: shown.length,
    percent: shown.length === 0 ? null : Math.round((common / shown.length) * 100),
  }
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
