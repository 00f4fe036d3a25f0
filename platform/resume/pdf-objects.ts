/** The objects of a PDF by number, each as often as it is written. */
export type PdfObjects = {
  /** The beginning of every object with this number. */
  textsOf: (number: number) => string[]
}

const BEGINNING = 2_000
const HEADER_NUMBER = /[\0\s]*(\d{1,10})/y

/**
 * Finds objects in the text of a PDF, and in the texts of its packed objects (ISO 32000-1, 7.3.10 and 7.5.7).
 * @param packed the unpacked text of each stream of objects, and the offset of its first object
 */
export function pdfObjects(plain: string, packed: { text: string; first: number }[]): PdfObjects {
  return {
    textsOf(number) {
      const pattern = new RegExp(String.raw`(?<!\d)0*${number}[\0\s]+\d{1,5}[\0\s]+obj`, 'g')
      const written = [...plain.matchAll(pattern)].map(({ index, 0: head }) => beginning(plain, index + head.length))
      return [...written, ...packed.flatMap(({ text, first }) => inStream(text, first, number))]
    },
  }
}

/** The header is pairs of numbers: an object's number, and its offset after the header. */
function inStream(text: string, first: number, number: number) {
  const found: string[] = []
  HEADER_NUMBER.lastIndex = 0
  while (HEADER_NUMBER.lastIndex < first) {
    const own = HEADER_NUMBER.exec(text)
    const offset = own && HEADER_NUMBER.exec(text)
    if (!own || !offset) break
    if (Number(own[1]) === number) found.push(beginning(text, first + Number(offset[1])))
  }
  return found
}

const beginning = (text: string, from: number) => text.slice(from, from + BEGINNING)
