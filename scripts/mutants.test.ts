import { expect, test } from 'vitest'
import { mutantsOf } from './mutants.ts'

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

test('types, imports, and texts are left alone', () => {
  const source = "import a from 'a'\ntype B = true | 1\nconst c: 2 | false = d('x') as 1\nconst e = 'f' + g"
  expect(changed(source)).toEqual([])
})

test('each mutant knows its line and what it replaces', () => {
  expect(mutantsOf('const a = 1\nconst b = a === true', 'a.ts').map(({ line, before }) => [line, before])).toEqual([
    [1, '1'],
    [2, '==='],
    [2, 'true'],
  ])
})
