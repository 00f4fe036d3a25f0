import { withCommas } from '#engine/text/numbers.ts'
import { isText, megabytes } from '#engine/tool/text-limits.ts'
import { notify } from '#site/ui/browser/notify.ts'
import { attach, attached } from './attached-files.ts'
import type { DescribedField, DescribedTool } from './described-tool.ts'
import { accepted, fileRow } from './file-list.ts'
import { controlOf } from './form-values.ts'

/** Lets text fields accept files, and adds their buttons and their current length. */
export function enhanceTextFields(form: HTMLFormElement, { fields }: DescribedTool) {
  for (const field of fields.filter(isText)) {
    const area = controlOf(form, field.name) as HTMLTextAreaElement | null
    if (!area) continue
    const show = () => {
      const isOver = showLength(form, area, field)
      if (isOver || area.parentElement?.querySelector('.text-as-file')) void offer(area, field, isOver)
    }
    area.addEventListener('input', show)
    area.addEventListener('filled', () => {
      attach(area, [])
      showAttached(area)
      show()
    })
    form.addEventListener('reset', () => attach(area, []))
    followDrops(form, area, field, fields)
    show()
  }
  form.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[data-text-tool]')
    const field = fields.find(({ name }) => name === button?.dataset.for)
    if (!button || !field) return
    const area = controlOf(form, field.name) as HTMLTextAreaElement
    if (button.dataset.textTool === 'paste') void paste(area)
    else if (button.dataset.textTool === 'open') open(area, field)
    else clear(area, button)
  })
}

async function paste(area: HTMLTextAreaElement) {
  try {
    put(area, await navigator.clipboard.readText())
  } catch {
    notify({ message: 'Your browser did not allow it. Press Ctrl+V in the field instead.', isBad: true })
    area.focus()
  }
}

const cleared = new WeakMap<HTMLTextAreaElement, string>()

/** Clears the field; a second click restores its content. */
function clear(area: HTMLTextAreaElement, button: HTMLButtonElement) {
  const before = cleared.get(area)
  if (area.value === '' && before !== undefined) {
    put(area, before)
    return
  }
  cleared.set(area, area.value)
  put(area, '')
  if (cleared.get(area) === '') return
  const { ariaLabel } = button
  button.textContent = 'Undo'
  button.ariaLabel = `Undo: ${ariaLabel}`
  area.addEventListener(
    'input',
    () => {
      button.textContent = 'Clear'
      button.ariaLabel = ariaLabel
      cleared.delete(area)
    },
    { once: true },
  )
}

function open(area: HTMLTextAreaElement, field: DescribedField) {
  const { accept = '', maxFiles = 1 } = field
  const input = Object.assign(document.createElement('input'), { type: 'file', accept, multiple: maxFiles > 1 })
  input.addEventListener('change', () => void readFiles(area, field, [...(input.files ?? [])]))
  input.click()
}

function put(area: HTMLTextAreaElement, text: string) {
  attach(area, [])
  showAttached(area)
  area.value = text
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.dispatchEvent(new CustomEvent('filled', { bubbles: true }))
  area.focus()
}

/** Accepts dropped and pasted files. Files for the tool's own file field, such as images, go there. */
function followDrops(
  form: HTMLFormElement,
  area: HTMLTextAreaElement,
  field: DescribedField,
  fields: DescribedField[],
) {
  const frame = area.closest<HTMLElement>('.field')
  const hover = (isOver: boolean) => frame?.classList.toggle('is-over', isOver)
  frame?.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    hover(true)
  })
  frame?.addEventListener('dragleave', () => hover(false))
  // Handled before the editor in the field can read the file itself.
  const takeDrop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    hover(false)
    const other = fields.find(({ control }) => control === 'files')
    const otherControl = other && (controlOf(form, other.name) as HTMLInputElement)
    if (!otherControl || accepted(otherControl, files).length < files.length) return void readFiles(area, field, files)
    const chosen = new DataTransfer()
    for (const file of [...(other.maxFiles === 1 ? [] : (otherControl.files ?? [])), ...files]) chosen.items.add(file)
    otherControl.files = chosen.files
    otherControl.dispatchEvent(new Event('input', { bubbles: true }))
  }
  frame?.addEventListener('drop', takeDrop, { capture: true })
}

/** Puts a short text into its field, where it can be edited. Longer texts and several files stay files. */
async function readFiles(
  area: HTMLTextAreaElement,
  { max = 0, maxFileBytes = 0, maxFiles = 1, label }: DescribedField,
  files: File[],
) {
  const [file] = files
  if (!file) return
  if (files.length > maxFiles)
    return refuse(maxFiles > 1 ? `Choose at most ${maxFiles} files at a time.` : `${label} takes one file at a time.`)
  const large = files.find(({ size }) => size > maxFileBytes)
  if (large) {
    const { tooLarge } = await import('#engine/tool/too-large.ts')
    return refuse(`${tooLarge(large, maxFileBytes)} Choose a smaller one.`)
  }
  if (files.length === 1 && file.size <= max) {
    const text = await readText(file)
    if (text === undefined)
      return refuse(`${file.name} is not text in UTF-8. Save it in that encoding and choose it again.`)
    return put(area, text)
  }
  put(area, '')
  attach(area, files)
  showAttached(area)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

const refuse = (message: string) => notify({ message, isBad: true })

async function readText(file: File) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return undefined
  }
}

/** Shows the list of files instead of the text. */
function showAttached(area: HTMLTextAreaElement) {
  const files = attached(area)
  const frame = area.closest('.field')
  frame?.classList.toggle('has-files', files.length > 0)
  frame?.querySelector('.attached')?.remove()
  if (files.length === 0) return
  const list = Object.assign(document.createElement('ul'), { className: 'attached drop-list' })
  list.append(
    ...files.map((file) =>
      fileRow(file, () => {
        attach(
          area,
          files.filter((other) => other !== file),
        )
        showAttached(area)
        area.dispatchEvent(new Event('input', { bubbles: true }))
        ;(frame?.querySelector<HTMLElement>('.attached button') ?? area).focus()
      }),
    ),
  )
  area.after(list)
}

/** Offers to use a text as a file that is too long for the field. */
async function offer(area: HTMLTextAreaElement, field: DescribedField, isOver: boolean) {
  const { offerTextAsFile } = await import('./text-as-file.ts')
  offerTextAsFile(area, field, { isOver, use: (file) => void readFiles(area, field, [file]) })
}

/** Shows the length of a text or of its files. Returns whether the text is too long. */
function showLength(form: HTMLFormElement, area: HTMLTextAreaElement, { name, max = 0 }: DescribedField) {
  const files = attached(area)
  const isOver = area.value.length > max
  const output = form.querySelector<HTMLOutputElement>(`[data-length-of="${name}"]`)
  if (!output) return isOver
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  output.value = files.length > 0 ? megabytes(bytes) : `${withCommas(area.value.length)}${isOver ? ', too long' : ''}`
  output.classList.toggle('is-over-limit', isOver)
  return isOver
}
