/** Returns the first tag of an SVG, after comments and declarations; empty if there is none. */
export function rootTag(text: string): string {
  for (let at = text.indexOf('<'); at >= 0; ) {
    const skipped = skipOther(text, at)
    if (skipped === undefined) return text.slice(at, Math.max(at, tagEnd(text, at)))
    if (skipped < 0) break
    at = text.indexOf('<', skipped)
  }
  return ''
}

/** Returns the attributes of a tag as written. */
export function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single] of tag.matchAll(/([^\s=<>"'/]{1,200})\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    found.set(name, double ?? single ?? '')
  return found
}

/** Returns where a comment, CDATA section, instruction, or doctype ends; undefined for a tag, −1 if it never ends. */
export function skipOther(text: string, at: number): number | undefined {
  const after = (end: string, from: number) => {
    const found = text.indexOf(end, from)
    return found < 0 ? -1 : found + end.length
  }
  if (text.startsWith('<!--', at)) return after('-->', at + 4)
  if (text.startsWith('<![CDATA[', at)) return after(']]>', at + 9)
  if (text.startsWith('<?', at)) return after('?>', at + 2)
  if (!text.startsWith('<!', at)) return undefined
  const [subset, end] = [text.indexOf('[', at), text.indexOf('>', at)]
  return subset >= 0 && subset < end ? after('>', text.indexOf(']', subset)) : after('>', at)
}

/** Returns the offset after the > of a tag; one inside quotes does not count. */
export function tagEnd(text: string, at: number): number {
  for (let index = at + 1; index < text.length; index++) {
    const letter = text[index]
    if (letter === '>') return index + 1
    if (letter === '"' || letter === "'") {
      index = text.indexOf(letter, index + 1)
      if (index < 0) return -1
    }
  }
  return -1
}
