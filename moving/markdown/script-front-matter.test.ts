import { expect, test } from 'vitest'
import { readScript } from './script-front-matter.ts'

test('front matter that is a program has its plain values', () => {
  expect(
    readScript(
      'const title = "A fifth post";\r\n// when\nlet date = \'2023-01-23\'\nexport const tags = ["a", "b"];\nvar draft = true;\n',
    ),
  ).toEqual({ fields: { title: 'A fifth post', date: '2023-01-23', tags: ['a', 'b'], draft: true } })
})

test('what it computes is not run, and is said', () => {
  const { fields, problem } = readScript(
    'const title = "A";\nconst at = new Date();\nconst order = {\n  key: "About"\n};',
  )
  expect(fields).toEqual({ title: 'A' })
  expect(problem).toContain('a program, which is not run')
})

test('a text whose program decides about drafts is not published', () => {
  const { fields, problem } = readScript('const draft = process.env.STAGE !== "live";')
  expect(fields).toEqual({ draft: true })
  expect(problem).toContain('comes in as a draft')
  expect(readScript('const draft = false;\nconst data = { draft: 1 +  1 };').fields).toEqual({ draft: false })
})
