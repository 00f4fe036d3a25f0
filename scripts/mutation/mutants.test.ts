import { expect, test } from 'vitest'
import { mutantsOf, withMutants } from './mutants.ts'

const changed = (source: string) =>
  mutantsOf(source, 'a.ts').map(({ start, end, after }) => source.slice(0, start) + after + source.slice(end))

test('a condition is negated, widened, and narrowed', () => {
  expect(changed('if (a < 2) stop()')).toEqual([
    'if (true) stop()',
    'if (false) stop()',
    'if (a <= 2) stop()',
    'if (a < (2 + 1)) stop()',
    'if (a < 2) ;',
  ])
  expect(changed('const b = !c && d')).toEqual(['const b = c && d', 'const b = !c || d'])
})

test('types, imports, and texts stay unchanged', () => {
  const source = "import a from 'a'\ntype B = true | 1\nconst c: 2 | false = d('x') as 1\nconst e = 'f' + g"
  expect(changed(source)).toEqual([])
})

test('each mutant has its line and what it replaces', () => {
  expect(mutantsOf('const a = 1\nconst b = a === true', 'a.ts').map(({ line, before }) => [line, before])).toEqual([
    [1, '1'],
    [2, '==='],
    [2, 'true'],
  ])
})

test('a source with all mutants works like the original until one is turned on', () => {
  const source = `const read = (n, log) => {
  if (n > 1 && log) log('many')
  log?.('any')
  n > 1 && log?.('again')
  const { 0: first = 5 } = []
  return !log ? first : n + first
}`
  const mutants = mutantsOf(source, 'read.ts').map((mutant, id) => ({ ...mutant, id }))
  const read = new Function(`${withMutants(source, mutants)}\nreturn read`)()
  const run = (on: number | undefined, n: number) => {
    Object.assign(globalThis, { __mutant: (id: number) => id === on })
    const logged: string[] = []
    const result = read(n, (word: string) => logged.push(word))
    Object.assign(globalThis, { __mutant: undefined })
    return [...logged, result]
  }
  expect(run(undefined, 1)).toEqual(['any', 6])
  expect(run(undefined, 2)).toEqual(['many', 'any', 'again', 7])
  const turnOn = (before: string, after: string) =>
    mutants.filter((mutant) => mutant.before === before && mutant.after === after).map(({ id }) => run(id, 1))
  expect(turnOn('n > 1 && log', 'true')).toEqual([['many', 'any', 6]])
  expect(turnOn("log?.('any')", ';')).toEqual([[6]])
  expect(turnOn('>', '>=')).toEqual([
    ['many', 'any', 6],
    ['any', 'again', 6],
  ])
  expect(turnOn('5', '(5 + 1)')).toEqual([['any', 7]])
  expect(turnOn('!log', '!(!log)').concat(turnOn('+', '-'))).toEqual([
    ['any', 5],
    ['any', -4],
  ])
})
