import type { Finding } from '#engine/tool/blocks.ts'
import type { CodeEditor } from './code-editor.ts'
import type { DescribedField } from './described-tool.ts'
import { type Control, controlOf } from './form-values.ts'

type Place = NonNullable<Finding['place']>

/** Loads editors on demand and shows places of the input in its field or editor. */
export function enhanceEditors(form: HTMLFormElement, fields: DescribedField[]) {
  const editors = new Map<string, CodeEditor>()
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-editor]'))
    button.addEventListener('click', async () => {
      const { editor: name = '', language = 'text' } = button.dataset
      button.disabled = true
      try {
        const { replaceByEditor } = await import('./code-editor.ts')
        editors.set(name, replaceByEditor(controlOf(form, name) as HTMLTextAreaElement, language))
        button.remove()
      } catch {
        button.disabled = false
        const message = 'The editor could not be loaded. Use the plain field instead.'
        dispatchEvent(new CustomEvent('notice', { detail: { message, isBad: true } }))
      }
    })
  return { goTo }

  /**
   * Returns a function that shows a place; undefined if the input does not have it, because it is on the fetched page.
   */
  function goTo({ field: name, line, column }: Place) {
    const field =
      fields.find((one) => one.name === name) ?? fields.find(({ control }) => control === 'code' || control === 'text')
    const control = field && controlOf(form, field.name)
    if (!field || !control || (line && !hasLine(control.value, line))) return undefined
    return () => {
      const folded = control.closest('details')
      if (folded) folded.open = true
      const [start, end] = rangeOf(control.value, line, column)
      const editor = editors.get(field.name)
      if (editor) return line ? editor.select(start, end) : editor.select(0, 0)
      control.focus()
      if (line && control instanceof HTMLTextAreaElement) select(control, start, end)
      control.scrollIntoView({ block: 'nearest' })
    }
  }
}

/** Returns whether a text has this line. An empty text or a URL has none, because the lines are those of the page. */
function hasLine(text: string, line: number) {
  return !/^\s*(https?:\/\/\S+\s*)?$/i.test(text) && text.split('\n', line).length === line
}

/**
 * Returns the range from a place to the end of its line, in UTF-16 offsets. Lines and columns count from 1.
 * @example rangeOf('ab\ncde', 2, 2) // [4, 6]
 */
export function rangeOf(text: string, line = 1, column = 1): [start: number, end: number] {
  let begin = 0
  for (let at = 1; at < line; at++) {
    const next = text.indexOf('\n', begin)
    if (next < 0) break
    begin = next + 1
  }
  const newline = text.indexOf('\n', begin)
  const end = newline < 0 ? text.length : newline
  const start = Math.min(begin + column - 1, end)
  // A mistake at the end of a line is shown with the whole line.
  return start === end ? [begin, end] : [start, end]
}

/** Browsers do not scroll a selection into the view of its field. */
function select(area: Control & HTMLTextAreaElement, start: number, end: number) {
  area.setSelectionRange(start, end)
  const share = area.value.slice(0, start).split('\n').length / Math.max(1, area.value.split('\n').length)
  area.scrollTop = share * area.scrollHeight - area.clientHeight / 2
}
