import { escapeXml } from '../../engine/xml.ts'

/** What of an issue, and of each of its posts, stands in the mail. */
export type IssueWords = {
  subject: string
  preheader?: string | null | undefined
  intro?: string | null | undefined
  closing?: string | null | undefined
}
export type IssuePost = {
  title: string
  excerpt: string
  /** Absolute. */
  href: string
  /** Absolute, at most 1120 pixels wide, PNG or JPEG: not every mail program shows others. */
  picture?: { src: string; alt: string } | undefined
}
type Around = { siteUrl: string; brand: string; unsubscribeUrl: string }

// Mail programs know no style sheets of ours: colors and sizes of the kit are written out.
const font = "font-family:Georgia,'Times New Roman',serif"
const plainFont = 'font-family:Arial,Helvetica,sans-serif'
const ink = '#16201C'
const quiet = '#56605B'

/**
 * An issue as HTML for mail programs: one column, tables, inline styles, nothing from elsewhere but the posts' pictures,
 * and no pixel that counts readers.
 */
export function issueHtml(issue: IssueWords, posts: IssuePost[], { siteUrl, brand, unsubscribeUrl }: Around) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeXml(issue.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#F4F1E8;color:${ink}">
${issue.preheader ? `<div style="display:none;max-height:0;overflow:hidden">${escapeXml(issue.preheader)}</div>` : ''}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#FFFFFF"><tr><td style="padding:28px 24px">
<p style="${plainFont};font-size:14px;margin:0 0 20px"><a href="${escapeXml(siteUrl)}/" style="color:${quiet};text-decoration:none">${escapeXml(brand)}</a></p>
<h1 style="${font};font-size:28px;line-height:34px;font-weight:normal;margin:0 0 20px">${escapeXml(issue.subject)}</h1>
${paragraphs(issue.intro)}
${posts.map(postHtml).join('\n')}
${paragraphs(issue.closing)}
<p style="${plainFont};font-size:13px;line-height:20px;color:${quiet};border-top:1px solid #D8D3C4;margin:28px 0 0;padding-top:16px">You get this mail because you subscribed to the newsletter of ${escapeXml(brand)} and confirmed it. <a href="${escapeXml(unsubscribeUrl)}" style="color:${quiet}">Unsubscribe</a></p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

/** The same issue for readers of plain text. */
export function issueText(issue: IssueWords, posts: IssuePost[], { siteUrl, brand, unsubscribeUrl }: Around) {
  const blocks = [
    issue.subject,
    issue.intro?.trim(),
    ...posts.map(({ title, excerpt, href }) => [title, excerpt, href].filter(Boolean).join('\n')),
    issue.closing?.trim(),
    `-- \n${brand}\n${siteUrl}/`,
    `You get this mail because you subscribed to the newsletter of ${brand} and confirmed it.\nUnsubscribe: ${unsubscribeUrl}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function postHtml({ title, excerpt, href, picture }: IssuePost) {
  const link = escapeXml(href)
  const image = picture
    ? `<a href="${link}"><img src="${escapeXml(picture.src)}" alt="${escapeXml(picture.alt)}" width="512" style="display:block;width:100%;height:auto;border:0;margin:0 0 12px"></a>`
    : ''
  return `<div style="margin:28px 0">${image}<h2 style="${font};font-size:21px;line-height:27px;font-weight:normal;margin:0 0 8px"><a href="${link}" style="color:${ink}">${escapeXml(title)}</a></h2>${
    excerpt ? `<p style="${plainFont};font-size:15px;line-height:23px;margin:0">${escapeXml(excerpt)}</p>` : ''
  }</div>`
}

/** An empty line begins a paragraph, another line break stays one. */
function paragraphs(text: string | null | undefined) {
  return (text ?? '')
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map(
      (one) =>
        `<p style="${plainFont};font-size:16px;line-height:25px;margin:0 0 16px">${escapeXml(one).replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n')
}
