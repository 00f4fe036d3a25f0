/** Characters for private use, which no text has: Unicode, chapter 23.5. */
const [OPEN, CLOSE] = ['\ue000', '\ue001']
const TOKEN = /\ue000(\d{1,7})\ue001/g
const BLOCK = /^<(?:editor-|figure|pre|p\b|ul|ol|h[1-6]|table|blockquote|hr|div|section)/

/** HTML that takes the place of a token after Markdown is rendered, so that Markdown does not read it. */
export type Tokens = {
  /** Returns a token for HTML, which has to be complete. */
  put: (html: string) => string
  /** Returns a text with its tokens replaced. A paragraph ends before a block, and continues after it. */
  replace: (html: string) => string
}

/** Returns a text without the characters of tokens. */
export const withoutTokens = (text: string): string => text.replace(/[\ue000\ue001]/g, '')

/** Returns Markdown in which a token alone on its line is a paragraph. */
export const withTokensApart = (markdown: string): string =>
  markdown.replace(/^(\ue000\d{1,7}\ue001)[ \t]{0,100}$/gm, '\n$1\n')

/** Creates the tokens of one text. */
export function createTokens(): Tokens {
  const stored: string[] = []
  const htmlOf = (number: string) => stored[Number(number)] ?? ''
  return {
    put: (html) => `${OPEN}${stored.push(html) - 1}${CLOSE}`,
    replace: (html) =>
      html
        .split('</p>')
        .map((segment, at, all) => {
          const start = at < all.length - 1 ? segment.lastIndexOf('<p>') : -1
          if (start === -1)
            return segment.replace(TOKEN, (_, number: string) => htmlOf(number)) + (at < all.length - 1 ? '</p>' : '')
          const before = segment.slice(0, start).replace(TOKEN, (_, number: string) => htmlOf(number))
          return before + paragraphOf(segment.slice(start + '<p>'.length), htmlOf)
        })
        .join(''),
  }
}

function paragraphOf(inside: string, htmlOf: (number: string) => string) {
  const whole = inside.replace(TOKEN, (_, number: string) => {
    const html = htmlOf(number)
    return BLOCK.test(html) ? `</p>${html}<p>` : html
  })
  return `<p>${whole}</p>`.replace(/<p>\s{0,100}<\/p>/g, '')
}
