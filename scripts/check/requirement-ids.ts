import ts from 'typescript'

/** The document that explains every id. */
export const REQUIREMENTS = 'docs/requirements.md'

/** `R-104`, `S-06`, `A3`, or a range of them such as `R-065…R-070`. */
const ID = /\b([RS]-|[A-FR](?=\d))(\d+)(?:…(?:[RS]-|[A-FR])?(\d+))?\b/g
const ROW = /^\| ([RS]-\d+|[A-FR]\d+) +\| (.+?) *\|$/
const WAIVED = /Waived: (.+)/

type Family = { name: string; ids: string[] }

/**
 * Returns the ids that the title of a test cites, ranges resolved.
 * @example idsIn('S-12 R-106…R-108 the blog index') // ['S-12', 'R-106', 'R-107', 'R-108']
 */
export function idsIn(title: string): string[] {
  return [...title.matchAll(ID)].flatMap(([, family = '', from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => named(family, Number(from) + index)),
  )
}

function named(family: string, number: number) {
  const digits = { 'R-': 3, 'S-': 2 }[family] ?? 1
  return family + String(number).padStart(digits, '0')
}

/** Returns the ids of `docs/requirements.md` by section, and for the ids that are not met on purpose, the reason. */
export function readRequirements(markdown: string): { families: Family[]; waived: Record<string, string> } {
  const families: Family[] = []
  const waived: Record<string, string> = {}
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) families.push({ name: line.slice(3), ids: [] })
    const [, id, sentence = ''] = ROW.exec(line) ?? []
    if (!id) continue
    families.at(-1)?.ids.push(id)
    const reason = WAIVED.exec(sentence)?.[1]
    if (reason) waived[id] = reason
  }
  return { families: families.filter(({ ids }) => ids.length > 0), waived }
}

/** Returns one sentence for each id that the title of a test cites and `docs/requirements.md` does not explain. */
export function unknownIds(sources: { path: string; text: string }[], markdown: string): string[] {
  const known = new Set(readRequirements(markdown).families.flatMap(({ ids }) => ids))
  return (
    sources
      // Parsing takes long, and many tests cite none.
      .filter(({ path, text }) => /\.test\.tsx?$/.test(path) && text.search(ID) >= 0)
      .flatMap(({ path, text }) =>
        titlesIn(path, text).flatMap((title) => idsIn(title).map((id) => ({ path, title, id }))),
      )
      .filter(({ id }) => !known.has(id))
      .map(({ path, title, id }) => `${path}: the test “${title}” cites ${id}, which ${REQUIREMENTS} does not explain.`)
  )
}

/**
 * Returns the titles of all tests and groups in a test file, and the ids in tables of `test.each`, which complete
 * titles such as `%s the page of a post`.
 */
function titlesIn(path: string, text: string): string[] {
  const titles: string[] = []
  collect(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return titles

  function collect(node: ts.Node) {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [first] = node.arguments
      if (first && ts.isArrayLiteralExpression(first)) titles.push(...idsOfTable(first))
      else if (first) titles.push(literalText(first))
    }
    ts.forEachChild(node, collect)
  }
}

/** `test`, `test.each(…)`, `test.for(…)`, and the same with `describe`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'describe'
  return (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) && isTest(callee.expression)
}

function idsOfTable(node: ts.Node): string[] {
  if (ts.isStringLiteral(node)) return idsIn(node.text).join(' ') === node.text ? [node.text] : []
  const found: string[] = []
  ts.forEachChild(node, (child) => void found.push(...idsOfTable(child)))
  return found
}

function literalText(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.text).join('')
  return ''
}
