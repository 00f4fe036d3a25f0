/** A page that a search field suggests. */
export type Suggestion = {
  /** The kind of page in a word: “Article”. */
  label: string
  href: string
  /** The title, in pieces that match what was typed and pieces that do not. */
  title: { text: string; isMatch: boolean }[]
  /** False if the page only announces something. */
  isOpen: boolean
}

/** Returns the content of a suggestion: its title with the matches marked, and its kind. */
export function highlighted({ title, label, isOpen }: Suggestion): Node[] {
  const name = document.createElement('span')
  name.append(
    ...title.map(({ text, isMatch }) =>
      isMatch ? Object.assign(document.createElement('mark'), { textContent: text }) : document.createTextNode(text),
    ),
  )
  const kind = Object.assign(document.createElement('small'), {
    textContent: isOpen ? label : `${label}, not open yet`,
  })
  return [name, document.createTextNode(' '), kind]
}
