/** Characters for private use that differ from those of tokens. */
const [OPEN, CLOSE] = ['\ue002', '\ue003']

/** A text in which code is replaced by marks, so that no template language is looked for in it. */
export type Masked = { text: string; restore: (text: string) => string }

/**
 * Returns a text with marks for its fenced code, and for code in lines that has braces or angle brackets.
 * @param change converts code before it is restored
 */
export function maskCode(source: string, change: (code: string) => string = (code) => code): Masked {
  const text = source.replace(/[\ue002\ue003]/g, '')
  const masked: string[] = []
  const put = (code: string) => `${OPEN}${masked.push(change(code)) - 1}${CLOSE}`
  const lines: string[] = []
  let fence = ''
  let code: string[] = []
  for (const line of text.split('\n')) {
    const marks = /^[\s>]{0,40}(?:[-*+] |\d{1,9}[.)] )?\s{0,20}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === '' && marks && !(marks[0] === '`' && line.slice(line.indexOf(marks) + marks.length).includes('`')))
      fence = marks
    else if (fence !== '' && marks?.startsWith(fence) && /^[\s>]*[`~]+\s*$/.test(line)) {
      lines.push(put([...code, line].join('\n')))
      ;[fence, code] = ['', []]
      continue
    }
    if (fence === '')
      lines.push(
        line.replace(/(?<!`)(`{1,2})(?!`)([^`\n]{1,1000})\1(?!`)/g, (all) => (/[{<]/.test(all) ? put(all) : all)),
      )
    else code.push(line)
  }
  if (code.length > 0) lines.push(put(code.join('\n')))
  return {
    text: lines.join('\n'),
    restore: (masks) => masks.replace(/\ue002(\d{1,7})\ue003/g, (_, number: string) => masked[Number(number)] ?? ''),
  }
}
