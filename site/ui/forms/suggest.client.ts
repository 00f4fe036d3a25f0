import styles from './suggest.css?url&no-inline'
import { highlighted, type Suggestion } from './suggestion.ts'

/** How long to wait for the next letter, in milliseconds. */
const DELAY_MS = 120

/**
 * Makes a search field a combobox: it lists pages as the visitor types, from the path in `data-suggest`. Loaded when
 * such a field is focused; without it, the form leads to the results page. Source: ARIA Authoring Practices Guide,
 * combobox with list autocomplete.
 */
export function enhance(input: HTMLInputElement) {
  if (input.role === 'combobox') return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles }))
  const list = Object.assign(document.createElement('ul'), { id: `${input.id}-list`, role: 'listbox', hidden: true })
  list.className = 'suggestions'
  list.ariaLabel = 'Suggestions'
  const status = Object.assign(document.createElement('p'), { className: 'visually-hidden', role: 'status' })
  input.closest('form')?.append(list, status)
  input.role = 'combobox'
  input.autocomplete = 'off'
  input.ariaAutoComplete = 'list'
  input.setAttribute('aria-controls', list.id)
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  let active = -1

  input.addEventListener('input', ask)
  input.addEventListener('blur', close)
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (list.hidden) ask()
      else activate(active + (event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Escape' && !list.hidden) {
      // Escape only closes the list; a panel around it closes with the next Escape.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && active >= 0 && !list.hidden) {
      event.preventDefault()
      follow(list.children[active])
    } else if (event.key === 'Tab') close()
  })
  // Prevents the focus from leaving the field, which would close the list before a click.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => follow((event.target as Element).closest('[role=option]')))
  close()
  ask()

  function ask() {
    const query = input.value.trim()
    if (query === '') return close()
    stop()
    timer = setTimeout(() => load(query), DELAY_MS)
  }

  async function load(query: string) {
    running = new AbortController()
    try {
      const url = new URL(input.dataset.suggest ?? '', location.href)
      url.searchParams.set('q', query)
      const response = await fetch(url, running)
      const found = (await response.json()) as { results?: Suggestion[]; isComplete?: boolean }
      if (document.activeElement === input && input.value.trim() === query) show(found, query)
    } catch {
      // The visitor typed on, or the network failed: suggestions for other words are removed, and the form still works.
      if (input.value.trim() === query) close()
    }
  }

  function show({ results = [], isComplete = true }: { results?: Suggestion[]; isComplete?: boolean }, query: string) {
    const all = {
      href: `${input.form?.action}?${new URLSearchParams({ q: query })}`,
      text: `All results for “${query}”`,
    }
    // A group of its own for assistive technology would be read with each option; the status says it once.
    const note = `Nothing has “${query}”. These come closest.`
    list.dataset.note = isComplete ? '' : note
    list.replaceChildren(
      ...results.map((result, at) => option(at, result.href, highlighted(result))),
      option(results.length, all.href, [Object.assign(document.createElement('span'), { textContent: all.text })]),
    )
    list.hidden = false
    input.ariaExpanded = 'true'
    activate(-1)
    const count = results.length === 1 ? '1 suggestion' : `${results.length} suggestions`
    status.textContent = isComplete ? count : `${note} ${count}`
  }

  function option(at: number, href: string, children: Node[]) {
    const item = Object.assign(document.createElement('li'), { id: `${list.id}-${at}`, role: 'option' })
    item.dataset.href = href
    item.append(...children)
    return item
  }

  /** Marks an option; after the last comes the field itself, which is -1, and then the first. */
  function activate(next: number) {
    const count = list.children.length
    active = next < -1 ? count - 1 : next >= count ? -1 : next
    for (const [at, item] of [...list.children].entries()) item.ariaSelected = String(at === active)
    const chosen = list.children[active]
    if (chosen) input.setAttribute('aria-activedescendant', chosen.id)
    else input.removeAttribute('aria-activedescendant')
    chosen?.scrollIntoView({ block: 'nearest' })
  }

  function follow(item: Element | null | undefined) {
    const href = (item as HTMLElement | undefined)?.dataset.href
    if (href) location.assign(href)
  }

  function stop() {
    clearTimeout(timer)
    running?.abort()
  }

  function close() {
    stop()
    list.hidden = true
    input.ariaExpanded = 'false'
    input.removeAttribute('aria-activedescendant')
    status.textContent = ''
  }
}
