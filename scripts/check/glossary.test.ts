import { expect, test } from 'vitest'
import { bannedWords } from './glossary.ts'

const GLOSSARY = `
| word | meaning | don't say |
| ---- | ------- | --------- |
| check | To decide whether something is valid. | \`judge\`, tell |
| response | What an HTTP request gets. | \`Answer\` |
| maximum | The largest value allowed. | \`MOST_\`, \`_EVERY_MS\` |
| email | A message. | “e-mail”, mail |
| visitor | Someone on the public site. | “whoever” |
`

const findings = (path: string, text: string) => bannedWords([{ path, text }], GLOSSARY)

test.each([
  ['a function', 'export function judgeUrl() {}', 'judge'],
  ['a parameter', 'const check = (toJudge: string) => toJudge', 'judge'],
  ['a property of a type', 'type Check = { judge: () => void }', 'judge'],
  ['a type', 'type Answer = string', 'Answer'],
  ['the start of a constant', 'const MOST_ROWS = 3', 'MOST_'],
  ['the end of a constant', 'const READ_EVERY_MS = 3', '_EVERY_MS'],
  ['a name in capitals', 'const E_MAIL = 3', 'e-mail'],
  ['a comment', '// Whoever asks waits.', 'whoever'],
  ['a message', "throw new Error('Send an e-mail.')", 'e-mail'],
  ['a template', 'const message = `$' + '{count} e-mail addresses`', 'e-mail'],
])('a banned word in %s is found', (_where, text, word) => {
  expect(findings('engine/x.ts', `const one = 1\n${text}`)).toEqual([
    expect.stringMatching(new RegExp(`^engine/x\\.ts:2 says “${word}”; the glossary says “\\w+”\\.$`)),
  ])
})

test('a banned word is found in the name of a file, the script of a page, and a document', () => {
  expect(findings('engine/judge-url.ts', '')).toHaveLength(1)
  expect(findings('site/pages/index.astro', '---\n\nconst judge = 1\n---\n<p>judge</p>')).toEqual([
    expect.stringContaining('index.astro:3 '),
  ])
  expect(findings('docs/x.md', 'One\nSend an e-mail.')).toEqual([expect.stringContaining('docs/x.md:2 ')])
})

test.each([
  ['a part of another word', 'const judgement = 1; const answerOf = 2'],
  ['a word that is wrong in one sense only', '// Tell the reader about the mail.'],
  ['the name of a library', 'const { judge } = library; library.judge({ judge: 1 })'],
  ['code in a comment', '// The function `whoever` is theirs.'],
  ['a comment sign in a string', "const url = 'https://example.com/judge'"],
])('%s is not a finding', (_what, text) => {
  expect(findings('engine/x.ts', text)).toEqual([])
})
