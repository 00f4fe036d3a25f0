import { readFileSync } from 'node:fs'
import { diffArrays } from 'diff'

/** A learner's sentence as running text, and which of its characters were changed by at least one of four editors. */
export type EditedSentence = {
  text: string
  isChanged: (start: number, end: number) => boolean
  edits: [start: number, end: number][]
}

/**
 * Returns one part of JFLEG: `test.src` and `test.ref0` to `test.ref3`. Source: Napoles, Sakaguchi and Tetreault
 * (2017).
 */
export function readJfleg(folder: string, part = 'test'): EditedSentence[] {
  const lines = (name: string) => readFileSync(`${folder}/${part}.${name}`, 'utf8').split('\n')
  const references = [0, 1, 2, 3].map((at) => lines(`ref${at}`))
  return lines('src').flatMap((line, at) =>
    line.trim() === ''
      ? []
      : sentence(
          line,
          references.map((one) => one[at] ?? ''),
        ),
  )
}

function sentence(line: string, references: string[]): EditedSentence {
  const tokens = line.trim().split(/\s+/)
  let text = ''
  const spans = tokens.map((token, at) => {
    const isClose =
      at === 0 ||
      /^(?:[.,;:!?)\]%]+|n't|'(?:s|re|ve|ll|d|m)|'')$/i.test(token) ||
      /^[([$]$|^``$/.test(tokens[at - 1] ?? '')
    text += (isClose ? '' : ' ') + token
    return [text.length - token.length, text.length] as [number, number]
  })
  const edits: [number, number][] = []
  for (const reference of references) {
    let at = 0
    for (const { count = 0, added, removed } of diffArrays(tokens, reference.trim().split(/\s+/))) {
      // An insertion counts for the words on both sides of it.
      const [first, last] = added ? [at - 1, at] : [at, at + count - 1]
      if (added || removed)
        edits.push([
          spans[Math.max(0, first)]?.[0] ?? 0,
          (spans[Math.min(spans.length - 1, last)] ?? spans.at(-1))?.[1] ?? 0,
        ])
      if (!added) at += count
    }
  }
  return { text, edits, isChanged: (start, end) => edits.some(([from, to]) => start < to && end > from) }
}
