import { namedColors } from '#engine/color/named-colors.ts'

type File = { path: string; text: string }
type Declaration = { property: string; value: string; line: number }

/** The stylesheets that name colors and layers. All others use those names. */
const TOKEN_FILES = [
  'site/ui/styles/tokens.css',
  'site/features/tool-pages/report/preview-colors.css',
  'admin/app/(payload)/tokens.css',
  // Its page has no other stylesheet.
  'admin/app/global-error.css',
]

const NAMED = `(?<![\\w-])(?:${Object.keys(namedColors).join('|')})(?![\\w-])`
const COLOR = new RegExp(`#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|${NAMED}`, 'i')
/** Names and addresses in a value that only look like colors. */
const NOT_A_COLOR = /--[\w-]+|url\([^)]*\)/g

/** Code and content from which pages get their classes. */
const SOURCE = /^(?:admin|cms|content|emails|engine|site|tools)\/.*\.(?:astro|tsx?|mjs|jsx?)$/
const TEST = /\.test\.tsx?$|\/oracle\.ts$/

/** A class of a template: what stands before and after the value. */
const TEMPLATE = /(?<![\w-])([a-z][\w-]*-)\$\{[^{}\n]*\}([\w-]*)/gi

/** Components of Payload, its editor, and its selects whose classes the back office overrides. */
const PAYLOAD =
  'ContentEditable LexicalEditorTheme app-header array-actions array-field blocks-field btn card clear-indicator ' +
  'collapsible collection-edit collection-folder-list date-time-picker decorator-selected default-cell ' +
  'delete-document delete-documents doc-controls drawer dropdown-indicator field-description field-error file-field ' +
  'folder-file-card gutter lexical-block-custom-image lexical-diff list-header live-preview-toggler ' +
  'live-preview-window multi-value multi-value-remove nav-group payload-settings popup-button preview-btn ' +
  'relationship rich-text-lexical row rs schedule-publish sort-column status step-nav tabs-field tooltip-content ' +
  'upload upload-relationship-details'
const PAYLOAD_CLASS = new RegExp(`^(?:${PAYLOAD.replaceAll(' ', '|')})(?:__.+|--.+)?$`)

/**
 * Finds colors and layers that are no token, and classes that no code uses. A class whose name is also a word of the
 * code, such as `count`, counts as used.
 * @param files of the repository, with paths from its root
 * @returns one sentence for each place
 */
export function cssProblems(files: File[]): string[] {
  const sheets = files.filter(({ path }) => path.endsWith('.css')).map((file) => ({ ...file, text: bare(file.text) }))
  const layers = new Set(
    sheets
      .filter(({ path }) => TOKEN_FILES.includes(path))
      .flatMap(({ text }) => declarations(text).map(({ property }) => property))
      .filter((property) => property.startsWith('--z-')),
  )
  const isUsed = usedClasses(files.filter(({ path }) => SOURCE.test(path) && !TEST.test(path)))
  return sheets.flatMap(({ path, text }) => [
    ...declarations(text).flatMap(({ property, value, line }) => [
      ...colorProblems(path, property, value).map((problem) => `${path}:${line} ${problem}`),
      ...layerProblems(property, value, layers).map((problem) => `${path}:${line} ${problem}`),
    ]),
    ...classes(text)
      .filter(({ name }) => !isUsed(name) && !isForeign(path, name))
      .map(({ name, line }) => `${path}:${line} styles .${name}, which occurs nowhere in the code. Remove the rule.`),
  ])
}

function colorProblems(path: string, property: string, value: string): string[] {
  const [color] = COLOR.exec(value.replace(NOT_A_COLOR, '')) ?? []
  if (!color || (property.startsWith('--') && TOKEN_FILES.includes(path))) return []
  return [`has the color ${color.replace('(', '()')}. Name it in one of ${TOKEN_FILES.join(', ')}.`]
}

function layerProblems(property: string, value: string, layers: Set<string>): string[] {
  if (property !== 'z-index' || value === 'auto') return []
  const [, layer = ''] = /var\((--z-[\w-]+)\)/.exec(value) ?? []
  return layers.has(layer) ? [] : [`has the layer ${value}. Name it with --z-… among the tokens.`]
}

const isForeign = (path: string, name: string) => path.startsWith('admin/') && PAYLOAD_CLASS.test(name)

/**
 * Returns a function that tells whether the code contains a class, as a word or built from a template such as
 * `is-${tone}`, whose other part is a word of the code or a number. A word after a dot is a property or a selector.
 */
function usedClasses(sources: File[]): (name: string) => boolean {
  const words = new Set<string>()
  const templates = new Map<string, [start: string, end: string]>()
  for (const { text } of sources) {
    for (const [word] of text.matchAll(/(?<![.\w-])[a-z_][\w-]*/gi)) words.add(word)
    for (const line of text.split('\n').filter((line) => /class|tone/i.test(line)))
      for (const [, start = '', end = ''] of line.matchAll(TEMPLATE)) templates.set(`${start} ${end}`, [start, end])
  }
  const inLowerCase = new Set([...words].map((word) => word.toLowerCase()))
  const isPart = (part: string) => /^\d+$/.test(part) || part.split('-').every((word) => inLowerCase.has(word))
  return (name) =>
    words.has(name) ||
    [...templates.values()].some(
      ([start, end]) =>
        name.startsWith(start) && name.endsWith(end) && isPart(name.slice(start.length, name.length - end.length)),
    )
}

/** Returns a stylesheet with its comments and strings emptied, each on as many lines as before. */
const bare = (css: string) =>
  css.replace(/\/\*[\s\S]*?\*\/|'[^'\n]*'|"[^"\n]*"/g, (text) => text.replace(/[^\n]/g, ' '))

function declarations(css: string): Declaration[] {
  return [...css.matchAll(/(?<=[{};]\s*)(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+)(?=[;}])/gi)].map((match) => ({
    property: match[1] ?? '',
    value: (match[2] ?? '').trim(),
    line: lineAt(css, match.index),
  }))
}

/** Returns the class names of all selectors, each with its line. */
function classes(css: string): { name: string; line: number }[] {
  return [...css.matchAll(/(?<=^|[{};])[^{};]*(?=\{)/g)]
    .filter(({ 0: selector }) => !selector.trim().startsWith('@'))
    .flatMap(({ 0: selector, index }) =>
      [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map((match) => ({
        name: match[1] ?? '',
        line: lineAt(css, index + match.index),
      })),
    )
}

function lineAt(text: string, index: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line++
  return line
}
