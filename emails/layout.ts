import { type Html, html } from '../engine/html/html.ts'
import type { Article, Email, Sender } from './email.ts'
import { factsOf } from './facts.ts'

/** The values of the design's tokens, light and dark: email programs know no custom properties. */
export const palette = {
  paper: ['#F4F1E8', '#0C1512'],
  ink: ['#10201A', '#EEEBE0'],
  'ink-2': ['#46534C', '#AEB8B0'],
  line: ['#D3CFC1', '#26332D'],
  signal: ['#F04B08', '#FF6A2E'],
} as const
const ON_SIGNAL = '#10201A'
const SANS = "'Familjen Grotesk', system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"
const MONO = "'JetBrains Mono', ui-monospace, Menlo, Consolas, monospace"

/** Width of the column in CSS pixels. */
export const COLUMN_WIDTH = 600

const light = (name: keyof typeof palette) => palette[name][0]
const dark = (name: keyof typeof palette) => palette[name][1]

const TEXT = `margin:0 0 16px;font-size:17px;line-height:1.56;color:${light('ink')}`
const SMALL = `font-size:15px;line-height:1.5;color:${light('ink-2')}`
const HEADING = `margin:0 0 16px;font-size:28px;line-height:1.1;font-weight:600;color:${light('ink')}`
const CELL = `padding:10px 0;border-top:1px solid ${light('line')};vertical-align:top`
const LABEL = `${CELL};width:104px;padding-right:16px;color:${light('ink-2')};font:400 13px/1.75 ${MONO}`
const VALUE = `${CELL};color:${light('ink')};font-size:15px;line-height:1.5;overflow-wrap:anywhere`
const BRAND = `display:inline-block;padding-bottom:10px;border-bottom:3px solid ${light('signal')};font-size:17px;font-weight:600;color:${light('ink')}`
const BUTTON = `display:inline-block;padding:13px 22px;background-color:${light('signal')};border-radius:2px;color:${ON_SIGNAL};font-size:17px;font-weight:600;text-decoration:none`

/** Returns an email as a whole HTML document: one column of tables, inline styles, light and dark. */
export function layout(email: Email, { brandName, siteUrl }: Sender) {
  const {
    preheader,
    heading,
    paragraphs,
    articles = [],
    button,
    closing = [],
    why,
    unsubscribeUrl,
    postalAddress,
  } = email
  const small = `margin:0;${SMALL}`
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>${darkTheme}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light('paper')}">
<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<table role="presentation" cellpadding="0" cellspacing="0" class="paper" style="width:100%;background-color:${light('paper')};font-family:${SANS}"><tbody><tr><td align="center" style="padding:32px 20px">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:${COLUMN_WIDTH}px;text-align:left"><tbody>
<tr><td class="horizon" style="border-bottom:1px solid ${light('ink')}"><span class="ink mark" style="${BRAND}">${brandName}</span></td></tr>
<tr><td style="padding:32px 0 24px">
<h1 class="ink" style="${HEADING}">${heading}</h1>
${paragraphs.map(paragraph)}
${factTable(factsOf(email))}
${articles.map(article)}
${button && linkButton(button)}
${closing.map(paragraph)}
</td></tr>
<tr><td class="line" style="border-top:1px solid ${light('line')};padding-top:16px">
<p class="ink-2" style="${small}">${why}${unsubscribeUrl && html` ${quietLink(unsubscribeUrl, 'Unsubscribe')}`}</p>
<p class="ink-2" style="${small}">${quietLink(`${siteUrl}/`, brandName)}${postalAddress && html`, ${postalAddress}`}</p>
</td></tr>
</tbody></table>
</td></tr></tbody></table>
</body>
</html>
`.markup
}

const paragraph = (text: string) => html`<p class="ink" style="${TEXT}">${lines(text)}</p>\n`

const quietLink = (href: string, label: string) =>
  html`<a class="ink-2" href="${href}" style="color:${light('ink-2')}">${label}</a>`

function lines(text: string): (Html | string)[] {
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [html`<br>`, line]))
}

function factTable(facts: [string, string][]) {
  if (facts.length === 0) return undefined
  const rows = facts.map(
    ([label, value]) =>
      html`<tr><th scope="row" align="left" class="ink-2 line" style="${LABEL}">${label}</th><td class="ink line" style="${VALUE}">${lines(value)}</td></tr>\n`,
  )
  return html`<table cellpadding="0" cellspacing="0" style="width:100%;margin:8px 0 24px;table-layout:fixed"><tbody>
${rows}</tbody></table>`
}

function article({ title, excerpt, href, image }: Article) {
  const picture =
    image &&
    html`<a href="${href}"><img src="${image.src}" alt="${image.alt}" width="${COLUMN_WIDTH}" style="display:block;width:100%;height:auto;border:0;margin:0 0 12px"></a>`
  const heading = `margin:0 0 8px;font-size:21px;line-height:1.25;font-weight:600`
  return html`<div style="margin:28px 0">${picture}<h2 style="${heading}"><a class="ink" href="${href}" style="color:${light('ink')}">${title}</a></h2>${
    excerpt && html`<p class="ink-2" style="margin:0;${SMALL}">${excerpt}</p>`
  }</div>
`
}

function linkButton({ label, href }: { label: string; href: string }) {
  return html`<p style="margin:8px 0 16px"><a class="button" href="${href}" style="${BUTTON}">${label}</a></p>
<p class="ink-2" style="margin:0 0 16px;${SMALL};overflow-wrap:anywhere">If the button doesn’t work, open this URL: ${href}</p>`
}

// Escaping must not change it: no quotes, ampersands, or angle brackets.
const darkTheme = `:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark('paper')} !important }
  .ink { color: ${dark('ink')} !important }
  .ink-2 { color: ${dark('ink-2')} !important }
  .line { border-color: ${dark('line')} !important }
  .horizon { border-color: ${dark('ink')} !important }
  .mark { border-color: ${dark('signal')} !important }
  .button { background-color: ${dark('signal')} !important }
}`
