import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Letter, LetterMail, type Sender } from './letter.tsx'
import { letterText } from './letter-text.ts'

/** The two parts of a mail. */
export function renderLetter(letter: Letter, sender: Sender): { html: string; text: string } {
  const markup = renderToStaticMarkup(createElement(LetterMail, { letter, sender }))
  return { html: `<!DOCTYPE html>${markup.replace(/^<!DOCTYPE html>/i, '')}`, text: letterText(letter, sender) }
}
