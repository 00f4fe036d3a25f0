import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { outlineScreen } from './outline.ts'

const screen = (content: string) =>
  new JSDOM(`<div class="template-default__wrap"><header></header>${content}</div>`).window.document

const levels = (document: Document) =>
  [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) =>
    Number(heading.getAttribute('aria-level') ?? heading.tagName[1]),
  )

test('headings of a screen skip no level, and those of one kind stay on one level', () => {
  const document = screen(
    '<h1>Author</h1><h3>Profiles</h3><h3>Search result</h3><h4>Text</h4><h2>Notes</h2><h3>One</h3>',
  )
  outlineScreen(document)
  outlineScreen(document)
  expect(levels(document)).toEqual([1, 2, 2, 3, 2, 3])
})

test('a heading that moves down again loses its correction, and a text that somebody writes keeps its own', () => {
  const document = screen('<h1>Post</h1><h3>Box</h3><div contenteditable="true"><h4>Deep</h4></div>')
  outlineScreen(document)
  expect(levels(document)).toEqual([1, 2, 4])
  document.querySelector('h3')?.insertAdjacentHTML('beforebegin', '<h2>Text</h2>')
  outlineScreen(document)
  expect(levels(document)).toEqual([1, 2, 3, 4])
})

test('headings of a dialog begin anew', () => {
  const document = screen('<h1>Posts</h1><h2>List</h2><dialog><h1>Sure?</h1><h3>More</h3></dialog>')
  outlineScreen(document)
  expect(levels(document)).toEqual([1, 2, 1, 2])
})

test('only headings get a level', () => {
  const document = screen('<h1>Search</h1><h3 role="presentation">Documents</h3>')
  outlineScreen(document)
  expect(document.querySelector('h3')?.hasAttribute('aria-level')).toBe(false)
})

test('a screen has one main landmark: its own, or its content', () => {
  const mains = (document: Document) => document.querySelectorAll('main, [role="main"]').length
  const list = screen('<div class="collection-list"><header><h1>Posts</h1></header></div><div></div>')
  outlineScreen(list)
  expect(mains(list)).toBe(1)
  expect(list.querySelector('.collection-list')?.getAttribute('role')).toBe('main')
  list.querySelector('.collection-list')?.insertAdjacentHTML('afterend', '<main></main>')
  outlineScreen(list)
  expect(mains(list)).toBe(1)
  const login = new JSDOM('<section class="template-minimal"><h1>Login</h1></section>').window.document
  outlineScreen(login)
  expect(mains(login)).toBe(1)
})
