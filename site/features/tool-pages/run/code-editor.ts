import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  type LanguageSupport,
  syntaxHighlighting,
} from '@codemirror/language'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'

export type CodeEditor = { select: (start: number, end: number) => void }

const languages: Record<string, () => Promise<LanguageSupport>> = {
  html: () => import('@codemirror/lang-html').then(({ html }) => html()),
  css: () => import('@codemirror/lang-css').then(({ css }) => css()),
  javascript: () => import('@codemirror/lang-javascript').then(({ javascript }) => javascript()),
  typescript: () => import('@codemirror/lang-javascript').then(({ javascript }) => javascript({ typescript: true })),
  json: () => import('@codemirror/lang-json').then(({ json }) => json()),
  markdown: () => import('@codemirror/lang-markdown').then(({ markdown }) => markdown()),
  sql: () => import('@codemirror/lang-sql').then(({ sql }) => sql()),
  xml: () => import('@codemirror/lang-xml').then(({ xml }) => xml()),
  yaml: () => import('@codemirror/lang-yaml').then(({ yaml }) => yaml()),
}

/**
 * Replaces a textarea with an editor. The textarea still holds the form value, and labels, error links, and scripts
 * still focus it, which forwards the focus. The editor is in a shadow tree, where it can use constructed stylesheets,
 * which the content security policy allows.
 */
export function replaceByEditor(area: HTMLTextAreaElement, language: string): CodeEditor {
  const host = Object.assign(document.createElement('div'), { className: 'code-editor' })
  const root = host.attachShadow({ mode: 'open' })
  const grammar = new Compartment()
  const about = new Compartment()
  const description = Object.assign(document.createElement('p'), { id: 'about', hidden: true })
  root.append(description)
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: area.value,
      extensions: [extensions, grammar.of([]), about.of(named(area)), follow(area)],
    }),
  })
  area.before(host)
  area.classList.add('visually-hidden')
  area.tabIndex = -1
  area.ariaHidden = 'true'
  area.addEventListener('focus', () => view.focus())
  area.addEventListener('filled', () => {
    if (view.state.doc.toString() === area.value) return
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: area.value } })
  })
  const describe = () => {
    description.textContent = descriptionOf(area)
    view.dispatch({ effects: about.reconfigure(named(area)) })
  }
  new MutationObserver(describe).observe(area, { attributeFilter: ['aria-invalid', 'aria-describedby'] })
  describe()
  void languages[language]?.().then((support) => view.dispatch({ effects: grammar.reconfigure(support) }))
  view.focus()
  return { select }

  function select(start: number, end: number) {
    const last = view.state.doc.length
    view.dispatch({ selection: { anchor: Math.min(start, last), head: Math.min(end, last) }, scrollIntoView: true })
    view.focus()
  }
}

/** Returns the label of the field, and whether its content is invalid. */
const named = ({ labels, ariaInvalid }: HTMLTextAreaElement): Extension =>
  EditorView.contentAttributes.of({
    'aria-label': labels[0]?.textContent?.trim() ?? 'Code',
    'aria-describedby': 'about',
    ...(ariaInvalid === 'true' ? { 'aria-invalid': 'true' } : {}),
    spellcheck: 'false',
    autocapitalize: 'off',
  })

/** Hint and error are outside the shadow tree, where no id can refer to them. */
const descriptionOf = (area: HTMLTextAreaElement) =>
  (area.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
    .join(' ')

/** Updates the form value at once after typing and fires the form's input event. */
const follow = (area: HTMLTextAreaElement): Extension =>
  EditorView.updateListener.of(({ docChanged, state }) => {
    const text = state.doc.toString()
    if (!docChanged || text === area.value) return
    area.value = text
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })

const look = EditorView.theme({
  '&': {
    color: 'var(--color-ink)',
    backgroundColor: 'var(--color-paper)',
    border: 'var(--border-control)',
    borderRadius: 'var(--radius-control)',
    fontSize: 'var(--text-data)',
    height: '100%',
  },
  '&.cm-focused': { outline: '3px solid var(--color-focus)', outlineOffset: '-1px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.65' },
  '.cm-content': { caretColor: 'var(--color-ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-ink)' },
  '.cm-gutters': { backgroundColor: 'var(--color-sunk)', color: 'var(--color-ink-3)', border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--color-ink) 6%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--color-signal) 35%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': {
    background: 'var(--color-green-wash)',
    outline: '1px solid var(--color-green)',
  },
})

/** The four colors of every listing of the site. */
const colors = HighlightStyle.define([
  { tag: [tags.comment, tags.meta], color: 'var(--color-ink-3)' },
  { tag: [tags.keyword, tags.tagName, tags.heading], color: 'var(--color-wheat-ink)', fontWeight: '500' },
  { tag: [tags.string, tags.attributeValue, tags.url, tags.link], color: 'var(--color-green)' },
  { tag: [tags.number, tags.bool, tags.null, tags.color, tags.unit], color: 'var(--color-signal-ink)' },
  { tag: tags.invalid, color: 'var(--color-red)' },
])

/** The Tab key leaves the editor, as in any other field. */
const extensions: Extension = [
  lineNumbers(),
  history(),
  drawSelection(),
  highlightActiveLine(),
  indentOnInput(),
  bracketMatching(),
  EditorView.lineWrapping,
  syntaxHighlighting(colors),
  look,
  keymap.of([...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter' && key !== 'Escape'), ...historyKeymap]),
]
