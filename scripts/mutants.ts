import ts from 'typescript'

/** A small change of a source that its tests should notice. */
export type Mutant = { line: number; before: string; after: string; start: number; end: number }

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
    mutants.push({ line, before: source.slice(start, end), after, start, end })
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
  if (ts.isNumericLiteral(node)) return [[node, `(${node.text} + 1)`]]
  if (ts.isIfStatement(node))
    return [
      [node.expression, 'true'],
      [node.expression, 'false'],
    ]
  if (ts.isConditionalExpression(node)) return [[node.condition, `!(${node.condition.getText()})`]]
  // A call whose value nobody uses is made for its effect.
  if (ts.isExpressionStatement(node) && isCall(node.expression)) return [[node, ';']]
  return []
}

function isCall(node: ts.Expression): boolean {
  return ts.isCallExpression(node) || (ts.isAwaitExpression(node) && isCall(node.expression))
}
