import type { PdfObjects } from './pdf-objects.ts'

const GAP = String.raw`[\0\s]*`
const REFERENCE = String.raw`\d{1,10}[\0\s]+\d{1,5}[\0\s]+R`
const DESTINATION = String.raw`\[[^\]<>()]{0,400}\]`
const STRING = String.raw`\([^()\\]{0,400}\)|<[0-9a-fA-F\0\s]{0,800}>`
const NAME = String.raw`\/[^\0\s/<>[\](){}%]{1,200}`

/** A destination in the document: a page and how it fits the window. */
const PLACE = new RegExp(`^${GAP}${DESTINATION}`)
/** An action that only goes to a destination, without another key or a next action. */
const GO_TO = new RegExp(
  String.raw`^${GAP}<<(?:${GAP}(?:\/Type${GAP}\/Action|\/S${GAP}\/GoTo|\/S?D${GAP}(?:${DESTINATION}|${STRING}|${NAME}|${REFERENCE}))(?![\w.]))*${GAP}>>`,
)
/** Maximum number of open actions; a file that was saved repeatedly has one for each time. */
const MAX_OPEN_ACTIONS = 20
const OPEN_ACTION = /\/OpenAction(?![^\0\s/<>[\](){}%])/g
const TO_OBJECT = new RegExp(String.raw`^${GAP}(\d{1,10})[\0\s]+\d{1,5}[\0\s]+R(?!\w)`)

/**
 * Returns whether a PDF only shows a destination of its own when it is opened (ISO 32000-1, 7.7.2 and 12.6.4.2), as
 * those of LaTeX, Word, and LibreOffice do. Every other action is refused: scripts, programs, URLs, dialogs.
 * @param text all text outside streams, or the text of compressed objects
 */
export function opensHarmlessly(text: string, objects: PdfObjects) {
  let count = 0
  for (const { index, 0: word } of text.matchAll(OPEN_ACTION)) {
    if (++count > MAX_OPEN_ACTIONS) return false
    const value = text.slice(index + word.length, index + word.length + 2_000)
    if (isPlace(value)) continue
    const number = TO_OBJECT.exec(value)?.[1]
    const meant = number === undefined ? [] : objects.textsOf(Number(number))
    // An object can be written again in a later part of the file, and readers differ in which one they use, so all are
    // checked.
    if (meant.length === 0 || !meant.every(isPlace)) return false
  }
  return true
}

const isPlace = (value: string) => PLACE.test(value) || GO_TO.test(value)
