/** What the margins of printed pages say: who made the report, and of what. */
type Margins = { brand: string; host: string }

/** Returns the style of the paper: A4, and a footer with the numbers of pages on all but the cover. */
export const pageRule = ({ brand, host }: Margins): string => `@page {
  size: A4;
  margin: 20mm 18mm 22mm;
  @bottom-left { content: ${cssString(`${brand} · Audit of ${host}`)}; ${FOOT} }
  @bottom-right { content: counter(page) " of " counter(pages); ${FOOT} }
}
@page :first {
  margin: 0;
  @bottom-left { content: none }
  @bottom-right { content: none }
}`

const FOOT =
  'font: 8pt "Print Text", sans-serif; color: #46534c; white-space: nowrap; text-rendering: geometricPrecision'

/** Returns a text as a string of CSS that cannot end its style element either. Source: CSS Syntax 3, 4.3.5. */
export const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} .,·-]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`
