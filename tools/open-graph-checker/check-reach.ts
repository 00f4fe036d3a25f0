import { facebook, slack, statedBy, xLarge } from '#engine/social/networks.ts'
import { ogp, xMarkup } from '#engine/social/references.ts'
import { isSocial, sourced } from '#engine/social/tags.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import { metaContent, type PageHead } from '#engine/web/read-head.ts'
import type { Markup } from '#engine/web/read-tags.ts'

/** Returns findings about texts that are longer than X keeps. */
export function checkLengths(head: PageHead): Finding[] {
  const checks = [
    ['title', xLarge.titleLength, sourced(head, 'twitter:title', 'og:title')],
    ['description', xLarge.descriptionLength, sourced(head, 'twitter:description', 'og:description')],
    ['alternative text', xLarge.altLength, sourced(head, 'twitter:image:alt')],
  ] as const
  return checks.flatMap(([what, most, value]) => {
    const length = value ? Array.from(value.value).length : 0
    if (!value || most === null || length <= most) return []
    return [
      {
        id: `long-${what.replace(' ', '-')}`,
        severity: 'notice',
        title: `The ${what} has ${length} characters; X keeps at most ${most}.`,
        why: 'What is longer is cut off in the card.',
        evidence: `${value.from}: ${value.value.slice(0, 200)}`,
        fix: `Shorten it to ${most} characters, with the important words first.`,
        ref: xMarkup,
        place: { line: value.line },
      } satisfies Finding,
    ]
  })
}

/** Returns findings about tags that come too late, because crawlers read only the beginning of a page. */
export function checkPosition(head: PageHead, { html }: Markup): Finding[] {
  const last = head.metas.filter(isSocial).at(-1)
  if (!last) return []
  const bytes = new TextEncoder().encode(html.slice(0, last.tag.end)).length
  return [
    { network: 'Slack', limits: slack },
    { network: 'Facebook', limits: facebook },
  ].flatMap(({ network, limits }) => {
    if (limits.htmlBytes === null || bytes <= limits.htmlBytes) return []
    return [
      {
        id: 'late-tags',
        severity: 'warning',
        title: `${network} reads the first ${withCommas(limits.htmlBytes)} bytes; the last social tag ends at byte ${withCommas(bytes)}.`,
        why: 'Tags after that are not seen, so the preview lacks their values.',
        evidence: `${last.key} on line ${last.tag.line}`,
        fix: 'Move the social tags to the beginning of the head, before inline styles and scripts.',
        ref: statedBy(limits, 'htmlBytes').ref,
        place: { line: last.tag.line },
      } satisfies Finding,
    ]
  })
}

/** Returns findings about social tags that no crawler reads: in templates, `noscript`, and comments. */
export function checkHidden({ tags, comments }: Markup, head: PageHead): Finding[] {
  const isTag = /^(?:og|twitter):/i
  const hidden = tags.find(
    ({ name, isInTemplate, isInNoscript, attributes }) =>
      name === 'meta' && (isInTemplate || isInNoscript) && isTag.test(attributes.property ?? attributes.name ?? ''),
  )
  const comment = comments.find(({ text }) => /<meta[^>]+(?:property|name)\s*=\s*["']?(?:og|twitter):/i.test(text))
  const inBody = head.metas.find((meta) => isSocial(meta) && !meta.tag.isInHead)
  const found: Finding[] = []
  const add = (id: string, line: number, where: string, why: string) =>
    found.push({
      id,
      severity: id === 'in-body' ? 'notice' : 'warning',
      title: `There are social tags in ${where}.`,
      why,
      evidence: `Line ${line}`,
      fix: 'Move them into the head.',
      ref: ogp,
      place: { line },
    })
  if (hidden)
    add('hidden-tags', hidden.line, hidden.isInTemplate ? 'a template' : 'noscript', 'Crawlers do not read tags there.')
  if (comment && !metaContent(head, 'og:title'))
    add('commented-tags', comment.line, 'a comment', 'Nothing reads what is in a comment.')
  if (inBody)
    add(
      'in-body',
      inBody.tag.line,
      'the body',
      'The protocol places them in the head; a crawler may stop where the body begins.',
    )
  return found
}
