import { defaultTones } from '#engine/brand/tones.ts'
import { type Html, html } from '#engine/html/html.ts'
import { articleHtml } from './article-body.ts'
import type { Article, Email, EmailImage, Sender } from './email.ts'
import { factsOf } from './facts.ts'
import { darkTheme, type Styles, stylesOf } from './styles.ts'

/** Width of the column in CSS pixels. */
export const COLUMN_WIDTH = 600

/** Returns an email as a whole HTML document: one column of tables, inline styles, light and dark. */
export function layout(email: Email, { brandName, siteUrl, tones = defaultTones, logo, darkLogo }: Sender) {
  const style = stylesOf(tones)
  const { light } = style
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
  const small = `margin:0;${style.small}`
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>${darkTheme(tones)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light('paper')}">
<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<table role="presentation" cellpadding="0" cellspacing="0" class="paper" style="width:100%;background-color:${light('paper')};font-family:${style.sans}"><tbody><tr><td align="center" style="padding:32px 20px">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:${COLUMN_WIDTH}px;text-align:left"><tbody>
<tr><td class="horizon" style="border-bottom:1px solid ${light('ink')}">${header({ brandName, logo, darkLogo }, style)}</td></tr>
<tr><td style="padding:32px 0 24px">
<h1 class="ink" style="${style.heading}">${heading}</h1>
${paragraphs.map((text) => paragraph(text, style))}
${factTable(factsOf(email), style)}
${articles.map((one) => article(one, style))}
${button && linkButton(button, style)}
${closing.map((text) => paragraph(text, style))}
</td></tr>
<tr><td class="line" style="border-top:1px solid ${light('line')};padding-top:16px">
<p class="ink-2" style="${small}">${why}${unsubscribeUrl && html` ${quietLink(unsubscribeUrl, 'Unsubscribe', style)}`}</p>
<p class="ink-2" style="${small}">${quietLink(`${siteUrl}/`, brandName, style)}${postalAddress && html`, ${postalAddress}`}</p>
</td></tr>
</tbody></table>
</td></tr></tbody></table>
</body>
</html>
`.markup
}

const paragraph = (text: string, style: Styles) => html`<p class="ink" style="${style.text}">${lines(text)}</p>\n`

const quietLink = (href: string, label: string, { light }: Styles) =>
  html`<a class="ink-2" href="${href}" style="color:${light('ink-2')}">${label}</a>`

function lines(text: string): (Html | string)[] {
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [html`<br>`, line]))
}

function factTable(facts: [string, string][], style: Styles) {
  if (facts.length === 0) return undefined
  const rows = facts.map(
    ([label, value]) =>
      html`<tr><th scope="row" align="left" class="ink-2 line" style="${style.label}">${label}</th><td class="ink line" style="${style.value}">${lines(value)}</td></tr>\n`,
  )
  return html`<table cellpadding="0" cellspacing="0" style="width:100%;margin:8px 0 24px;table-layout:fixed"><tbody>
${rows}</tbody></table>`
}

function article({ title, excerpt, body, href, image }: Article, style: Styles) {
  const { light, small } = style
  const picture =
    image &&
    html`<a href="${href}"><img src="${image.src}" alt="${image.alt}" width="${COLUMN_WIDTH}" style="display:block;width:100%;height:auto;border:0;margin:0 0 12px"></a>`
  const heading = `margin:0 0 8px;font-size:21px;line-height:1.25;font-weight:600`
  return html`<div style="margin:28px 0">${picture}<h2 style="${heading}"><a class="ink" href="${href}" style="color:${light('ink')}">${title}</a></h2>${
    body ? articleHtml(body, style) : excerpt && html`<p class="ink-2" style="margin:0;${small}">${excerpt}</p>`
  }</div>
`
}

function linkButton({ label, href }: { label: string; href: string }, style: Styles) {
  return html`<p style="margin:8px 0 16px"><a class="button" href="${href}" style="${style.button}">${label}</a></p>
<p class="ink-2" style="margin:0 0 16px;${style.small};overflow-wrap:anywhere">If the button doesn’t work, open this URL: ${href}</p>`
}

type Header = Pick<Sender, 'brandName' | 'logo' | 'darkLogo'>

/** Returns the logo as PNG, because few email programs show SVG. On a dark ground without a logo for it, the name. */
function header({ brandName, logo, darkLogo }: Header, { brand }: Styles) {
  const name = html`<span class="ink mark" style="${brand}">${brandName}</span>`
  if (!logo) return name
  const hidden = 'display:none;max-height:0;overflow:hidden'
  return html`<span class="on-light">${picture(logo, brandName)}</span><!--[if !mso]><!--><span class="on-dark" style="${hidden}">${
    darkLogo ? picture(darkLogo, brandName) : name
  }</span><!--<![endif]-->`
}

const picture = ({ src, width, height }: EmailImage, alt: string) =>
  html`<img src="${src}" alt="${alt}" width="${width}" height="${height}" style="display:block;border:0;max-width:100%;margin:0 0 12px">`
