const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'svg', 'select', 'textarea', 'iframe'])
/** Parts that repeat on other pages, unless they are inside the main part. */
const AROUND = new Set(['nav', 'header', 'footer', 'aside'])
const MAIN = new Set(['main', 'article'])
const INLINE = new Set(
  'a abbr area b bdi bdo big cite code data del dfn em font i img input ins kbd label mark picture q s samp small source span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
/** Marks the end of a block until whitespace is collapsed. */
const BREAK = '\u001E'
/** UTF-16 units. */
const MAX_LENGTH = 200_000

/** Collects the text of a page from its tags and pieces of text, with the main text separate from the rest. */
export function createPageText() {
  const [main, around]: [string[], string[]] = [[], []]
  let [unseen, aside, mains, length] = [0, 0, 0, 0]

  const isAround = (name: string) => name === 'nav' || (AROUND.has(name) && mains === 0)

  const marks: boolean[] = []

  function write(piece: string) {
    if (unseen > 0 || length > MAX_LENGTH) return
    length += piece.length
    if (aside > 0) around.push(piece)
    else main.push(piece)
  }

  return {
    write,
    open(name: string) {
      if (UNSEEN.has(name)) unseen++
      else if (MAIN.has(name)) mains++
      else if (AROUND.has(name)) {
        const counts = isAround(name)
        marks.push(counts)
        if (counts) aside++
      }
      if (!INLINE.has(name)) write(BREAK)
    },
    close(name: string) {
      if (UNSEEN.has(name)) unseen = Math.max(0, unseen - 1)
      else if (MAIN.has(name)) mains = Math.max(0, mains - 1)
      else if (AROUND.has(name) && marks.pop()) aside--
      if (!INLINE.has(name)) write(BREAK)
    },
    /** Returns the main text, or all text if there is none. */
    end() {
      const text = tidy(main)
      return text === '' ? tidy(around) : text
    },
  }
}

/** Returns a text with a space for each run of whitespace. Single spaces, which are most of it, are not replaced. */
export const singleSpaces = (text: string) => text.replace(/ \s+|[^\S ]\s*/g, ' ')

const tidy = (pieces: string[]) =>
  pieces
    .join('')
    .split(BREAK)
    .map((block) => singleSpaces(block).trim())
    .filter((block) => block !== '')
    .join('\n')
