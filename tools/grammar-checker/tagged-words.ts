import nlp from 'compromise/two'

/** A word of a sentence; `isBroken` if a mark follows it, and `tags` as compromise assigns them. */
export type Word = { text: string; lower: string; start: number; end: number; tags: Set<string>; isBroken: boolean }

/** Returns the sentences of a text, as tagged words with their places. */
export function sentencesOf(text: string): Word[][] {
  let at = 0
  return nlp(text).docs.map((sentence) =>
    sentence.flatMap(({ pre, text: term, post, tags }) => {
      const start = at + pre.length
      at = start + term.length + post.length
      return term === ''
        ? []
        : [
            {
              text: term,
              lower: term.toLowerCase().replaceAll('’', "'"),
              start,
              end: start + term.length,
              tags: tags ?? new Set<string>(),
              isBroken: /[^\s]/.test(post),
            },
          ]
    }),
  )
}
