import ts from 'typescript'

/** A small change of a source that its tests should notice: `after` replaces the text from `start` to `end`. */
export type Mutant = { line: number; before: string; after: string; start: number; end: number } & Place

/** The expression or statement around the change, which can be replaced as a whole. */
type Place = { from: number; to: number; isStatement: boolean; startsStatement: boolean }

/** What stands in for an operator. Each pair is the mistake that people make. */
const OPERATORS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
])

/** Returns every mutant of a TypeScript source, in its order. Texts are left alone: they are not logic. */
export function mutantsOf(source: string, path: string): Mutant[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  visit(file)
  return mutants.sort((one, other) => one.start - other.start)

  function visit(node: ts.Node) {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isImportDeclaration(node)) return
    for (const [target, after] of changesOf(node)) add(target, after)
    ts.forEachChild(node, visit)
  }

  function add(target: ts.Node, after: string) {
    const [start, end] = [target.getStart(file), target.getEnd()]
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    mutants.push({ line, before: source.slice(start, end), after, start, end, ...placeOf(target, file) })
  }
}

/**
 * Returns the source with all of these mutants in it, each behind the call `globalThis.__mutant?.(id)`. A process loads
 * it once and turns one mutant on at a time; see `switch.mjs`.
 */
export function withMutants(source: string, mutants: (Mutant & { id: number })[]): string {
  return render(0, source.length, mutants)

  function render(from: number, to: number, inside: (Mutant & { id: number })[]): string {
    const sorted = inside.toSorted((one, other) => one.from - other.from || other.to - one.to)
    let text = ''
    let at = from
    for (const outer of sorted) {
      if (outer.from < at) continue
      const isSame = (one: Mutant) => one.from === outer.from && one.to === outer.to
      const isInside = (one: Mutant) => !isSame(one) && one.from >= outer.from && one.to <= outer.to
      const original = render(outer.from, outer.to, sorted.filter(isInside))
      text += source.slice(at, outer.from) + choice(sorted.filter(isSame), original)
      at = outer.to
    }
    return text + source.slice(at, to)
  }

  function choice(same: (Mutant & { id: number })[], original: string) {
    const [first] = same
    if (first?.isStatement) return `globalThis.__mutant?.(${first.id}) || (${original.replace(/;$/, '')}\n);`
    const choices = same.map(
      ({ id, from, to, start, end, after }) =>
        `globalThis.__mutant?.(${id}) ? (${source.slice(from, start)}${after}${source.slice(end, to)}) : `,
    )
    // A parenthesis at the start of a line would continue the statement before it.
    return `${first?.startsStatement ? 'void 0, ' : ''}(${choices.join('')}(${original}))`
  }
}

function placeOf(target: ts.Node, file: ts.SourceFile): Place {
  const node =
    ts.isToken(target) && ts.isBinaryExpression(target.parent) && target.parent.operatorToken === target
      ? target.parent
      : target
  const from = node.getStart(file)
  let outer = node
  while (!ts.isExpressionStatement(outer) && outer.parent?.getStart(file) === from) outer = outer.parent
  return {
    from,
    to: node.getEnd(),
    isStatement: ts.isExpressionStatement(node),
    startsStatement: ts.isExpressionStatement(outer),
  }
}

function changesOf(node: ts.Node): [ts.Node, string][] {
  if (ts.isBinaryExpression(node)) {
    const after = OPERATORS.get(node.operatorToken.kind)
    const joinsTexts = [node.left, node.right].some(
      (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
    )
    return after && !joinsTexts ? [[node.operatorToken, after]] : []
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [[node, node.operand.getText()]]
  if (node.kind === ts.SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) return [[node, 'false']]
  if (node.kind === ts.SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) return [[node, 'true']]
  if (ts.isNumericLiteral(node) && !isName(node)) return [[node, `(${node.text} + 1)`]]
  if (ts.isIfStatement(node))
    return [
      [node.expression, 'true'],
      [node.expression, 'false'],
    ]
  if (ts.isConditionalExpression(node)) return [[node.condition, `!(${node.condition.getText()})`]]
  // A call whose value is unused is made for its side effect.
  if (ts.isExpressionStatement(node) && isCall(node.expression)) return [[node, ';']]
  return []
}

/** Returns whether a number is the name of a property: it can only be written as it is. */
function isName(node: ts.NumericLiteral): boolean {
  const { parent } = node
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  )
}

function isCall(node: ts.Expression): boolean {
  return ts.isCallExpression(node) || (ts.isAwaitExpression(node) && isCall(node.expression))
}
