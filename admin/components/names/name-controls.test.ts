import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { nameControls } from './name-controls.ts'

function named(html: string) {
  const { document } = new JSDOM(html).window
  nameControls(document)
  return document
}

test('a label whose field has another id, as in a drawer, names its field, also for dates, selects, and texts', () => {
  const document = named(`
    <div class="field-type"><label class="field-label" for="field-alt-2">Description</label>
      <div class="field-type__wrap"><input id="field-alt"></div></div>
    <div class="field-type"><label class="field-label" for="field-author">Author</label>
      <div id="field-author"><input class="rs__input"></div></div>
    <div class="field-type"><label class="field-label" for="field-body">Text</label>
      <div contenteditable="true" role="textbox">Words that somebody wrote</div></div>
    <div class="field-type"><label class="field-label" for="field-title">Title</label>
      <div class="field-type__wrap"><input id="field-title"></div></div>`)
  const names = [...document.querySelectorAll('input, [role="textbox"]')].map((control) => {
    const id = control.getAttribute('aria-labelledby')
    return id && document.getElementById(id)?.textContent
  })
  expect(names).toEqual(['Description', 'Author', 'Text', null])
})

test('buttons that are only icons get a name and a tooltip, rows are selected by title, and own names stay', () => {
  const document = named(`
    <button data-button-key="link"></button>
    <button data-dropdown-key="add" aria-label="add dropdown"></button>
    <div class="form-submit"><button class="popup-button"></button></div>
    <button class="popup-button">Columns</button>
    <table><tr><td><div class="select-row"><input type="checkbox"></div></td><td><a>First post</a></td></tr></table>`)
  const names = [...document.querySelectorAll('button, input')].map((control) => control.getAttribute('aria-label'))
  expect(names).toEqual(['Link', 'Insert', 'More ways to publish', null, 'Select First post'])
  expect(document.querySelector('button')?.title).toBe('Link')
})
