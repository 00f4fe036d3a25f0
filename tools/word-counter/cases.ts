import { sentencesOf } from '#engine/text/sentences.ts'
import { type Block, code } from '#engine/tool/blocks.ts'

/** Longer texts are left out, because the report would contain four copies. */
const MAX_LENGTH = 20_000

/** Returns the text in other cases to copy, if it is not longer than a few pages. */
export function casesOf(text: string): Block[] {
  if (text.length > MAX_LENGTH || text.toLowerCase() === text.toUpperCase()) return []
  return Object.entries({
    'Upper case': text.toUpperCase(),
    'Lower case': text.toLowerCase(),
    'Capitalized words': capitalWords(text),
    'Capitalized sentences': capitalSentences(text),
  }).map(([title, written]) => code({ title, code: written, language: 'text', group: 'cases' }))
}

const capitalWords = (text: string) =>
  text.toLowerCase().replace(/(?<![\p{L}\p{N}\p{M}'’\u00ad])\p{L}/gu, (letter) => letter.toUpperCase())

/** Capitalizes the first letter of each sentence. Other capitals, such as those of names, are lost. */
function capitalSentences(text: string) {
  let written = ''
  let from = 0
  for (const { start } of sentencesOf(text)) {
    const letter = text.slice(start).search(/[\p{L}\p{N}]/u)
    if (letter < 0) continue
    const at = start + letter
    const first = String.fromCodePoint(text.codePointAt(at) ?? 0)
    written += text.slice(from, at).toLowerCase() + first.toUpperCase()
    from = at + first.length
  }
  return written + text.slice(from).toLowerCase()
}
