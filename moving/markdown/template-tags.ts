/** A tag of a template language in a text: a shortcode, a Liquid tag, or a component. */
export type Tag = {
  start: number
  end: number
  name: string
  /** What is between the name and the end of the tag. */
  args: string
  /** Whether it closes a tag of this name. */
  isClosing: boolean
  /** Whether it says that it has no content. */
  isSelfClosing?: boolean
}

/** A tag with its content, as the text has it. */
export type Whole = {
  source: string
  /** Whether other words are on its line, so that a block in its place would break a sentence. */
  isInLine: boolean
}

/**
 * Returns a text with its tags replaced, each with its content if a later tag closes it. Tags inside others are not
 * seen: the replacement reads them.
 * @param tags of the text, in their order
 * @param replace receives the tag, its content, and both as they are in the text
 */
export async function replaceTags(
  text: string,
  tags: Tag[],
  replace: (tag: Tag, content: string | undefined, whole: Whole) => string | Promise<string>,
): Promise<string> {
  const closerOf = pairsOf(tags)
  const parts: string[] = []
  let done = 0
  for (const tag of tags) {
    if (tag.start < done) continue
    const closer = closerOf.get(tag)
    const end = closer?.end ?? tag.end
    const content = closer && text.slice(tag.end, closer.start)
    parts.push(
      text.slice(done, tag.start),
      await replace(tag, content, { source: text.slice(tag.start, end), isInLine: isInLine(text, tag.start, end) }),
    )
    done = end
  }
  parts.push(text.slice(done))
  return parts.join('')
}

const LOOK_AROUND = 200

function isInLine(text: string, start: number, end: number) {
  if (text.slice(start, end).includes('\n')) return false
  const before = text.slice(Math.max(0, start - LOOK_AROUND), start)
  const after = text.slice(end, end + LOOK_AROUND)
  const [onLineBefore = '', onLineAfter = ''] = [before.slice(before.lastIndexOf('\n') + 1), after.split('\n', 1)[0]]
  return !/^[\s>]*(?:[-*+]|\d{1,9}[.)])?\s*$/.test(onLineBefore) || onLineAfter.trim() !== ''
}

function pairsOf(tags: Tag[]) {
  const pairs = new Map<Tag, Tag>()
  const open = new Map<string, Tag[]>()
  for (const tag of tags) {
    const stack = open.get(tag.name) ?? []
    if (tag.isClosing) {
      const opener = stack.pop()
      if (opener) pairs.set(opener, tag)
    } else if (!tag.isSelfClosing) stack.push(tag)
    open.set(tag.name, stack)
  }
  return pairs
}

/** Names and values of a tag, and the values without a name. */
export type Arguments = { named: Record<string, string>; positional: string[] }

const ARGUMENT =
  /([\w-]{1,60})\s{0,5}[=:]\s{0,5}(?:"([^"]{0,4000})"|'([^']{0,4000})'|`([^`]{0,4000})`|([^\s"'`,]{1,2000}))|"([^"]{0,4000})"|'([^']{0,4000})'|`([^`]{0,4000})`|([^\s"'`,=]{1,2000})/g

/**
 * Returns the arguments of a tag.
 * @example argumentsOf('src="/a.png" wide') // { named: { src: '/a.png' }, positional: ['wide'] }
 */
export function argumentsOf(args: string): Arguments {
  const named: Record<string, string> = Object.create(null)
  const positional: string[] = []
  for (const [, name, ...values] of args.slice(0, 20_000).matchAll(ARGUMENT)) {
    const value = values.find((one) => one !== undefined) ?? ''
    if (name) named[name] = value
    else positional.push(value)
  }
  return { named, positional }
}
