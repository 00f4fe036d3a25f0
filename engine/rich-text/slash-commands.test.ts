import { expect, test } from 'vitest'
import { leadsTo, leftoverCommand, spacedCommand } from './slash-commands.ts'

const names = ['Call to action', 'Questions and answers', 'Heading 2']

test.each<[string, string | undefined]>([
  ['/call to', 'call to'],
  ['/call ', 'call '],
  ['Words before. /call to action', 'call to action'],
  ['(/heading 2', 'heading 2'],
  ['/call', undefined],
  ['and/or something', undefined],
  ['/ call', undefined],
  ['/blog/a post', undefined],
])('a command with spaces is read from “%s”', (text, query) => {
  expect(spacedCommand(text)?.query).toBe(query)
})

test.each([
  ['call to', 'Call to action', true],
  ['call ', 'Call to action', true],
  ['call  to', 'Call to action', true],
  ['and answers', 'Questions and answers', true],
  ['ll to', 'Call to action', false],
  ['callout ', 'Callout', false],
])('“%s” leads to “%s”: %s', (query, name, leads) => {
  expect(leadsTo(query, name)).toBe(leads)
})

test.each<[string, string | undefined]>([
  ['/call', '/call'],
  ['/call to', '/call to'],
  ['We measure it for you. /callout ', '/callout'],
  ['We measure it for you. /questions and', '/questions and'],
  ['Choose this and/or that', undefined],
  ['It costs 5 € /month.', undefined],
  ['Open /blog/', undefined],
  ['Our path is /contact-us', undefined],
  ['We use Linux /unix and macs', undefined],
  ['One / two', undefined],
  ['', undefined],
])('what is left over of a command in “%s”', (paragraph, command) => {
  expect(leftoverCommand(paragraph, names)).toBe(command)
})
