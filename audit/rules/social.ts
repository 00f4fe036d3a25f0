import { declaredImages, isSocial } from '#engine/social/tags.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import { checkTags } from '#tools/open-graph-checker/check.ts'
import { checkImageUrl } from '#tools/open-graph-checker/check-image.ts'
import type { Evidence } from '../evidence.ts'
import { once } from '../once.ts'
import type { AuditedPage } from '../page/audited-page.ts'
import { type PageRule, pageRule } from '../rule.ts'
import { source } from '../sources.ts'

const ogp = source('The Open Graph protocol', 'https://ogp.me/')
const meta = source(
  'Meta: a guide to sharing for webmasters',
  'https://developers.facebook.com/docs/sharing/webmasters/',
)
const cards = source('X: cards markup', 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup')

/** What the checker writes where the page has no text of its own to suggest. */
const PLACEHOLDER = /…|"(?:Title of the page|One or two sentences about the page)"/

const hasTags = ({ head }: AuditedPage) => head.metas.some(isSocial)

/** What the social preview checker says about the tags of a page, before any image is measured. */
const findingsOf = once(({ head, markup, url }: AuditedPage): Finding[] => [
  ...checkTags(head, markup, url),
  ...declaredImages(head).images.flatMap((image) => checkImageUrl(image, url)),
])

type TagRule = Omit<PageRule, 'kind' | 'group' | 'scope' | 'appliesTo' | 'evaluate'> & {
  /** Ids of the checker's findings. */
  finds: RegExp
  isPasted?: true
}

/**
 * Creates a rule from findings of the social preview checker. A page without any social tag has one finding, not six.
 * How much of a page Slack reads is not documented, so that is left out.
 */
const tagRule = ({ finds, isPasted, ...rule }: TagRule): PageRule =>
  pageRule({
    ...rule,
    group: 'social',
    scope: 'indexable',
    appliesTo: 'Pages that search engines may show and that have tags for social networks.',
    evaluate: (page) =>
      hasTags(page)
        ? findingsOf(page)
            .filter(({ id, title }) => finds.test(id) && !title.startsWith('Slack'))
            .map((finding) => evidenceOf(page, finding, isPasted))
        : null,
  })

function evidenceOf({ html, head }: AuditedPage, { title, evidence, place, fix }: Finding, isPasted?: true): Evidence {
  const metas = head.metas.filter((meta) => meta.tag.line === place?.line && isSocial(meta))
  const tag = (metas.find(({ key }) => title.includes(key)) ?? metas[0])?.tag
  const snippet = tag ? html.slice(tag.offset, Math.min(tag.end, tag.offset + 300)) : evidence
  return {
    ...(place ? { line: place.line } : {}),
    ...(snippet ? { snippet } : {}),
    detail: title,
    ...(isPasted && fix && !PLACEHOLDER.test(fix) ? { paste: fix } : {}),
  }
}

export const socialRules = [
  pageRule({
    id: 'social-tags-missing',
    group: 'social',
    severity: 'warning',
    scope: 'indexable',
    fault: 'without tags for social networks',
    measures: 'Whether the page has any tag of Open Graph or of X cards.',
    appliesTo: 'Pages that search engines may show.',
    why: 'Networks then make up the preview of a shared link: often without a picture, or with a wrong one.',
    source: meta,
    fix: 'Let the template write og:title, og:description, og:image, og:url, og:type, and twitter:card.',
    weight: 8,
    effort: 2,
    evaluate: (page) => (hasTags(page) ? [] : [{}]),
  }),
  tagRule({
    id: 'og-title-missing',
    severity: 'warning',
    finds: /^missing-og-title$/,
    isPasted: true,
    fault: 'without og:title',
    measures: 'Whether the page has an og:title with text.',
    why: 'Networks fall back to the title of the page, which is written for search results and often ends with the name of the site.',
    source: ogp,
    fix: 'Add og:title with the name of the page.',
    weight: 5,
    effort: 2,
  }),
  tagRule({
    id: 'og-image-missing',
    severity: 'warning',
    finds: /^missing-og-image$/,
    fault: 'without og:image',
    measures: 'Whether the page has an og:image with a URL.',
    why: 'Without a picture, a shared link is a line of text. Some networks pick any image of the page instead.',
    source: meta,
    fix: 'Add og:image with a picture of 1200 × 630 pixels, one for the whole site if need be.',
    weight: 6,
    effort: 2,
  }),
  tagRule({
    id: 'og-basics-missing',
    severity: 'notice',
    finds: /^missing-og-(?:type|url|description)$/,
    isPasted: true,
    fault: 'without og:type, og:url, or og:description',
    measures: 'Whether the page has the other tags that a preview needs.',
    why: 'The protocol requires the type and the URL. Without og:url, a link with tracking parameters counts as a page of its own.',
    source: ogp,
    fix: 'Add the tags that are named.',
    weight: 2,
    effort: 2,
  }),
  tagRule({
    id: 'twitter-card-missing',
    severity: 'notice',
    finds: /^missing-twitter-card$/,
    isPasted: true,
    fault: 'without twitter:card',
    measures: 'Whether the page says which card X shows.',
    why: 'X shows the bare link, or its small card if og:type, og:title, and og:description exist.',
    source: cards,
    fix: 'Add twitter:card with summary_large_image.',
    weight: 2,
    effort: 1,
  }),
  tagRule({
    id: 'twitter-card-unknown',
    severity: 'warning',
    finds: /^unknown-card$/,
    isPasted: true,
    fault: 'with a card that X does not know',
    measures: 'Whether twitter:card is summary, summary_large_image, app, or player.',
    why: 'X shows the bare link if it does not know the card.',
    source: cards,
    fix: 'Write summary_large_image.',
    weight: 4,
    effort: 1,
  }),
  tagRule({
    id: 'social-image-relative',
    severity: 'warning',
    finds: /^(?:relative|protocol-relative)-image$/,
    isPasted: true,
    fault: 'with a social image whose URL is not complete',
    measures: 'Whether og:image and twitter:image have a URL with its scheme and host.',
    why: 'Most networks do not complete such a URL, so they find no image.',
    source: ogp,
    fix: 'Write the whole URL, with https:// and the host.',
    weight: 6,
    effort: 2,
  }),
  tagRule({
    id: 'social-tag-misspelled',
    severity: 'notice',
    finds: /^(?:unknown-tag|missing-prefix)$/,
    fault: 'with a social tag that no network reads',
    measures: 'Whether the names of the tags are names of Open Graph or of X cards.',
    why: 'Networks ignore names that they do not know. Usually the name is misspelled.',
    source: ogp,
    fix: 'Correct the name, or remove the tag.',
    weight: 3,
    effort: 2,
  }),
  tagRule({
    id: 'social-tag-unread',
    severity: 'warning',
    finds: /^(?:hidden-tags|commented-tags|late-tags)$/,
    fault: 'with social tags where networks do not read them',
    measures:
      'Whether social tags stand in a template, in noscript, in a comment, or after the bytes that networks read.',
    why: 'Networks read the beginning of a page without running its scripts.',
    source: meta,
    fix: 'Move the tags to the beginning of the head.',
    weight: 4,
    effort: 2,
  }),
  tagRule({
    id: 'og-url-wrong',
    severity: 'warning',
    finds: /^(?:relative-url|other-host)$/,
    isPasted: true,
    fault: 'with another page in og:url',
    measures: 'Whether og:url is a complete URL on the host of the page’s canonical URL.',
    why: 'Facebook reads the tags of the URL in og:url, and counts all shares for it. On another host, that is another page.',
    source: meta,
    fix: 'Write the canonical URL of the page.',
    weight: 4,
    effort: 2,
  }),
  tagRule({
    id: 'social-tag-repeated',
    severity: 'notice',
    finds: /^repeated-tag$/,
    fault: 'with a social tag that occurs several times',
    measures: 'Tags that may occur once and occur more often.',
    why: 'Networks differ in which one they take. Usually a theme and a plugin both write it.',
    source: ogp,
    fix: 'Turn off one of the two sources.',
    weight: 2,
    effort: 1,
  }),
]
