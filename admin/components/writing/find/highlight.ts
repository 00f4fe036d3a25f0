import { $getNodeByKey, $isTextNode, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { type Found, placesIn } from './editor-matches.ts'

const ALL = 'find-match'
const CURRENT = 'find-current'
const IN_BLOCK = 'data-find'

/** Marks matches without changing the text: the browser paints them (CSS Custom Highlight API). */
export function highlight(editor: LexicalEditor, found: Found[], current: number) {
  clearHighlight(editor)
  if (!('highlights' in CSS)) return
  const rangesOf = (one: Found) => editor.read(() => $ranges(editor, one))
  CSS.highlights.set(ALL, new Highlight(...found.flatMap((one, at) => (at === current ? [] : rangesOf(one)))))
  const one = found[current]
  if (one) CSS.highlights.set(CURRENT, new Highlight(...rangesOf(one)))
  if (one?.kind === 'block') editor.getElementByKey(one.key)?.setAttribute(IN_BLOCK, '')
}

export function clearHighlight(editor: LexicalEditor) {
  if ('highlights' in CSS) for (const name of [ALL, CURRENT]) CSS.highlights.delete(name)
  for (const block of editor.getRootElement()?.querySelectorAll(`[${IN_BLOCK}]`) ?? []) block.removeAttribute(IN_BLOCK)
}

/** Scrolls to a match unless it is in view. */
export function showFound(editor: LexicalEditor, one: Found) {
  const key = one.kind === 'block' ? one.key : editor.read(() => $places(one)[0]?.node.getKey())
  const element = key ? editor.getElementByKey(key) : null
  const box = element?.getBoundingClientRect()
  const isInView = box && box.top > window.innerHeight * 0.2 && box.bottom < window.innerHeight * 0.8
  if (!isInView) element?.scrollIntoView({ block: 'center' })
}

function $ranges(editor: LexicalEditor, one: Found): Range[] {
  if (one.kind === 'block') return []
  return $places(one).flatMap(({ node, from, to }) => {
    const text = textIn(editor.getElementByKey(node.getKey()))
    if (!text || to > (text.nodeValue ?? '').length) return []
    const range = new Range()
    range.setStart(text, from)
    range.setEnd(text, to)
    return [range]
  })
}

function $places(one: Extract<Found, { kind: 'text' }>) {
  return placesIn(one.keys.map((key) => $getNodeByKey(key)).filter($isTextNode), one)
}

/** The editor renders a text as an element with one text node in it. */
function textIn(element: Node | null): Node | null {
  return element === null || element.nodeType === Node.TEXT_NODE ? element : textIn(element.firstChild)
}
