import { SHOW_PROBLEMS } from '../article-blocks/show-problems.ts'
import type { Problem } from './problems.ts'

type Tabs = { type: string; name?: string; tabs?: readonly unknown[]; fields?: readonly unknown[] }

const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"]'

/**
 * Shows the field of a problem and puts the focus on it: opens its tab, its rows, and its block first.
 * @param fields the configuration of the document's fields
 */
export async function goToField({ path, block }: Problem, fields: readonly unknown[], document: Document) {
  const tab = tabOf(path, fields)
  if (tab !== undefined) {
    document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]?.click()
    await nextFrames()
  }
  const parts = path.split('.')
  for (const [at, part] of parts.entries()) {
    if (!/^\d+$/.test(part)) continue
    const row = document.getElementById(`${parts.slice(0, at).join('-')}-row-${part}`)
    const toggle = row?.querySelector<HTMLElement>('.collapsible__toggle')
    if (!toggle?.classList.contains('collapsible__toggle--collapsed')) continue
    toggle.click()
    await nextFrames()
  }
  if (block !== undefined) return goToBlock(path, block, document)
  const field = fieldAt(path, document)
  const control = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE)
  field?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

function goToBlock(path: string, number: number, document: Document) {
  const text = document.querySelector(`[data-field-path="${CSS.escape(path)}"]`)
  const block = text?.querySelectorAll('.article-block')[number]
  block?.scrollIntoView({ block: 'center' })
  block?.dispatchEvent(new CustomEvent(SHOW_PROBLEMS))
}

function fieldAt(path: string, document: Document) {
  return (
    document.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`) ??
    document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`) ??
    document.getElementById(`field-${path.replaceAll('.', '__')}`)
  )
}

/** Returns the number of the tab that has a field, of the first tabs of a document; undefined if none has. */
export function tabOf(path: string, fields: readonly unknown[]): number | undefined {
  const tabs = (fields as Tabs[]).find(({ type }) => type === 'tabs')?.tabs as Tabs[] | undefined
  const [name] = path.split('.')
  const at = tabs?.findIndex((tab) => (tab.name ? tab.name === name : holds(tab.fields ?? [], name))) ?? -1
  return at < 0 ? undefined : at
}

function holds(fields: readonly unknown[], name: string | undefined): boolean {
  return (fields as Tabs[]).some((field) => (field.name ? field.name === name : holds(field.fields ?? [], name)))
}

/** Waits until React has rendered the result of a click. */
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
