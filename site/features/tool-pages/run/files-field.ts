import { countOf } from '#engine/text/count-of.ts'
import type { DescribedTool } from './described-tool.ts'
import { accepted, fileRow, kilobytes } from './file-list.ts'
import { controlOf } from './form-values.ts'

/** Number of files that are listed by name; the others are counted. */
const MAX_NAMED = 8

/** Adds drag and drop, paste, folders, and a list of the chosen files. The browser's own field holds the files. */
export function enhanceFiles(form: HTMLFormElement, { fields }: DescribedTool) {
  keepPage()
  for (const { name, control, maxFiles = 1 } of fields) {
    if (control !== 'files') continue
    const field = controlOf(form, name) as HTMLInputElement
    const drop = form.querySelector<HTMLElement>(`[data-drop="${name}"]`)
    if (!drop) continue
    followDrops(drop, field, maxFiles)
    followFolder(drop, field)
    const show = () => list(drop, field)
    field.addEventListener('input', show)
    field.addEventListener('filled', show)
    show()
  }
  form.addEventListener('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])]
    const first = fields.find(({ control }) => control === 'files')
    if (files.length === 0 || !first || isText(event)) return
    event.preventDefault()
    add(controlOf(form, first.name) as HTMLInputElement, files, first.maxFiles ?? 1)
  })
}

/** Returns whether the clipboard has text: spreadsheets and word processors add an image of it, which is ignored. */
const isText = ({ clipboardData, target }: ClipboardEvent) =>
  clipboardData?.types.includes('text/plain') === true &&
  (target as Element).matches('textarea, input:not([type=file]), .code-editor')

/** Prevents a file that is dropped outside the field from replacing the page and its input. */
function keepPage() {
  for (const kind of ['dragover', 'drop'] as const)
    addEventListener(kind, (event) => {
      const isFile = event.dataTransfer?.types.includes('Files') === true
      if (!isFile || event.defaultPrevented || (event.target as Element).matches('input[type=file]')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    })
}

function followDrops(drop: HTMLElement, field: HTMLInputElement, maxFiles: number) {
  const hover = (isOver: boolean) => drop.classList.toggle('is-over', isOver)
  drop.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    hover(true)
  })
  drop.addEventListener('dragleave', () => hover(false))
  drop.addEventListener('drop', (event) => {
    event.preventDefault()
    hover(false)
    // Entries are only available during the event; their content can be read later.
    const entries = [...(event.dataTransfer?.items ?? [])].map((item) => item.webkitGetAsEntry())
    const plain = [...(event.dataTransfer?.files ?? [])]
    if (!entries.some((entry) => entry?.isDirectory)) return add(field, plain, maxFiles)
    const read = entries.map(async (entry) => {
      if (!entry) return []
      const files = await filesOf(entry)
      return entry.isDirectory ? accepted(field, files) : files
    })
    Promise.all(read).then(
      (found) => add(field, found.flat(), maxFiles),
      () => {
        const message = 'A file of this folder could not be read. Choose its files by the button instead.'
        dispatchEvent(new CustomEvent('notice', { detail: { message, isBad: true } }))
      },
    )
  })
}

/** Folders need a field of their own, because a field for folders accepts nothing else. */
function followFolder(drop: HTMLElement, field: HTMLInputElement) {
  drop.querySelector('[data-folder]')?.addEventListener('click', () => {
    const folder = Object.assign(document.createElement('input'), { type: 'file', webkitdirectory: true })
    folder.addEventListener('change', () => put(field, accepted(field, [...(folder.files ?? [])]).map(withPath)))
    folder.click()
  })
}

/** A field for one file takes the last one; a field for many adds them. */
function add(field: HTMLInputElement, files: File[], maxFiles: number) {
  put(field, maxFiles === 1 ? files.slice(-1) : [...(field.files ?? []), ...files])
}

function put(field: HTMLInputElement, files: File[]) {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  field.files = chosen.files
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Returns a file of a folder with its path as name, so that a ZIP of the results has the same folders. */
const withPath = (file: File) =>
  file.webkitRelativePath
    ? new File([file], file.webkitRelativePath, { type: file.type, lastModified: file.lastModified })
    : file

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    const path = entry.fullPath.replace(/^\//, '')
    return [path === file.name ? file : new File([file], path, { type: file.type, lastModified: file.lastModified })]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: FileSystemEntry[] = []
  // The browser returns batches of a hundred, and an empty one at the end.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (part.length === 0) break
    found.push(...part)
  }
  return (await Promise.all(found.map(filesOf))).flat()
}

function list(drop: HTMLElement, field: HTMLInputElement) {
  const shown = drop.querySelector<HTMLElement>('[data-chosen]')
  const files = [...(field.files ?? [])]
  if (!shown) return
  shown.hidden = files.length === 0
  const names = document.createElement('ul')
  const remove = (file: File, at: number) => {
    put(
      field,
      files.filter((other) => other !== file),
    )
    // Its button is gone: the focus goes to the next one, or back to the field.
    const buttons = shown.querySelectorAll('button')
    ;(buttons[Math.min(at, buttons.length - 1)] ?? field).focus()
  }
  names.append(...files.slice(0, MAX_NAMED).map((file, at) => fileRow(file, () => remove(file, at))))
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const left = files.length - MAX_NAMED
  const foot = Object.assign(document.createElement('p'), {
    className: 'data',
    textContent: `${left > 0 ? `and ${left} more; ` : ''}${countOf(files.length, 'file')}, ${kilobytes(total)}`,
  })
  shown.replaceChildren(names, foot)
}
